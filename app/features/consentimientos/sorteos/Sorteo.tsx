import type { SubmissionResult } from "@conform-to/react";
import { classNames } from "~/components/classNames";
import type { Bloque } from "~/components/Markdown";
import { direccionDeSorteo, SORTEOS } from "~/domain/consentimientos/sorteos/direcciones";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila } from "~/styles/layout.css";
import { ComoVa } from "./ComoVa";
import { ComprobarMiEntrada } from "./ComprobarMiEntrada";
import { DatosDelSorteo, DatosPublicados } from "./DatosDelSorteo";
import { Entrar } from "./Entrar";
import { FormularioDeEntrada } from "./FormularioDeEntrada";
import { TuParticipacion } from "./TuParticipacion";
import type { DatosDelSorteo as Datos } from "./sorteo.server";

interface Props {
  conSesion: boolean;
  sorteo: Datos;
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
  /** Rules in force, when the person accepted an older version; null otherwise. */
  basesNuevas: Bloque[] | null;
}

/** Page of a prize draw for anybody. The steps that need an account stand below the rules. */
export function Sorteo({ conSesion, sorteo, ...envio }: Props) {
  const participa = sorteo.propia && !sorteo.propia.retirada;
  const hrefDeBases = direccionDeSorteo(sorteo, "bases");
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>{sorteo.nombre}</h1>
      <ComoVa {...sorteo} />
      <TuParticipacion {...sorteo} />
      <ComprobarMiEntrada {...sorteo} />
      <DatosDelSorteo {...sorteo} />
      {!conSesion && <Entrar {...sorteo} />}
      {sorteo.abierto && conSesion && !participa && sorteo.versionDeBases && (
        <FormularioDeEntrada hrefDeBases={hrefDeBases} versionDeBases={sorteo.versionDeBases} {...envio} />
      )}
      <DatosPublicados {...sorteo} />
      <p className={fila.media}>
        <a className={enlaceSuelto} href={hrefDeBases}>
          Bases del sorteo
        </a>
        <a className={enlaceSuelto} href={SORTEOS}>
          Todos los sorteos
        </a>
      </p>
    </div>
  );
}
