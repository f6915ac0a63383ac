import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { ComprobarMiEntrada } from "./ComprobarMiEntrada";
import { DatosDelSorteo, LoPublicado } from "./DatosDelSorteo";
import { FormularioDeEntrada } from "./FormularioDeEntrada";
import { TuParticipacion } from "./TuParticipacion";
import type { loader, action } from "./sorteo.server";

export function Sorteo() {
  const { sorteo } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const participa = sorteo?.propia && !sorteo.propia.retirada;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <h1>Sorteo</h1>
      {!sorteo && <EmptyState title="No hay un sorteo abierto">Cuando haya uno, lo verás aquí.</EmptyState>}
      {sorteo && <TuParticipacion {...sorteo} />}
      {sorteo && <ComprobarMiEntrada {...sorteo} />}
      {sorteo && <DatosDelSorteo {...sorteo} />}
      {sorteo?.abierto && !participa && (
        <FormularioDeEntrada ultimoEnvio={respuesta?.envio ?? undefined} generales={respuesta?.generales} />
      )}
      {sorteo && !sorteo.abierto && (
        <Alert
          title={sorteo.resultado ? `Ganó el número ${sorteo.resultado.numero}` : "Este sorteo ya cerró"}
        >
          {sorteo.resultado ? (
            <a href="/sorteo/bases#como-se-elige" className={enlaceSuelto}>
              Comprobar el resultado
            </a>
          ) : (
            "No recibe más participaciones."
          )}
        </Alert>
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
