import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Formulario } from "~/components/Formulario";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { DatosDelSorteo } from "./DatosDelSorteo";
import { FormularioDeEntrada } from "./FormularioDeEntrada";
import { RETIRAR } from "./intenciones";
import type { loader, action } from "./sorteo.server";

export function Sorteo() {
  const { sorteo } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const participa = sorteo?.propia && !sorteo.propia.retirada;
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>Sorteo</h1>
      {!sorteo && (
        <EstadoVacio titulo="No hay un sorteo abierto">Cuando haya uno, lo verás aquí.</EstadoVacio>
      )}
      {sorteo?.propia && participa && (
        <Aviso tipo="exito" titulo={`Tu número es el ${sorteo.propia.numero}`} role="status">
          <p>Participas desde el {sorteo.propia.desde}.</p>
          {sorteo.abierto && (
            <Formulario>
              <Boton variante="texto" name="intencion" value={RETIRAR}>
                Retirar mi participación
              </Boton>
            </Formulario>
          )}
        </Aviso>
      )}
      {sorteo && <DatosDelSorteo {...sorteo} />}
      {sorteo?.abierto && !participa && (
        <FormularioDeEntrada ultimoEnvio={respuesta?.envio ?? undefined} generales={respuesta?.generales} />
      )}
      {sorteo && !sorteo.abierto && (
        <Aviso
          titulo={sorteo.resultado ? `Ganó el número ${sorteo.resultado.numero}` : "Este sorteo ya cerró"}
        >
          {sorteo.resultado ? (
            <a href="/sorteo/bases#como-se-elige" className={enlaceSuelto}>
              Comprobar el resultado
            </a>
          ) : (
            "No recibe más participaciones."
          )}
        </Aviso>
      )}
      <p>
        <a className={enlaceSuelto} href="/sorteo/bases">
          Bases del sorteo
        </a>
      </p>
    </div>
  );
}
