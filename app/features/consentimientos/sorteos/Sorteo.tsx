import type { SubmissionResult } from "@conform-to/react";
import { classNames } from "~/components/classNames";
import type { Bloque } from "~/components/Markdown";
import { EmptyState } from "~/components/EmptyState";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { ComoVa } from "./ComoVa";
import { ComprobarMiEntrada } from "./ComprobarMiEntrada";
import { DatosDelSorteo, LoPublicado } from "./DatosDelSorteo";
import { Entrar } from "./Entrar";
import { FormularioDeEntrada } from "./FormularioDeEntrada";
import { TuParticipacion } from "./TuParticipacion";
import type { DatosDelSorteo as Datos } from "./sorteo.server";

interface Props {
  conSesion: boolean;
  sorteo: Datos | null;
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
  /** The rules of today, where others were accepted. */
  basesNuevas: Bloque[] | null;
}

/** Anybody reads it; what takes an account stands below what is to be read before. */
export function Sorteo({ conSesion, sorteo, ...envio }: Props) {
  const participa = sorteo?.propia && !sorteo.propia.retirada;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Sorteo</h1>
      {!sorteo && <EmptyState title="No hay un sorteo abierto">Cuando haya uno, lo verás aquí.</EmptyState>}
      {sorteo && <ComoVa {...sorteo} />}
      {sorteo && <TuParticipacion {...sorteo} />}
      {sorteo && <ComprobarMiEntrada {...sorteo} />}
      {sorteo && <DatosDelSorteo {...sorteo} />}
      {sorteo && !conSesion && <Entrar {...sorteo} />}
      {sorteo?.abierto && conSesion && !participa && sorteo.versionDeBases && (
        <FormularioDeEntrada versionDeBases={sorteo.versionDeBases} {...envio} />
      )}
      {sorteo && <LoPublicado {...sorteo} />}
      <p>
        <a className={enlaceSuelto} href="/sorteo/bases">
          Bases del sorteo
        </a>
      </p>
    </div>
  );
}
