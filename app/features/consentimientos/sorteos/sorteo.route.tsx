import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Formulario } from "~/components/Formulario";
import { entradaSinConsentimiento, RECHAZOS_DE_SORTEO } from "~/domain/consentimientos/sorteos/sorteo";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { recibir, seguirEn } from "~/shell/envio.server";
import { z } from "zod";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { DatosDelSorteo } from "./DatosDelSorteo";
import { FormularioDeEntrada } from "./FormularioDeEntrada";
import { RETIRAR } from "./intenciones";
import { verSorteo } from "./sorteo.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Sorteo · Bienestar" }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return { sorteo: await verSorteo(idPersona) };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === RETIRAR) {
    return recibir(datos, {
      esquema: z.object({}),
      rechazos: RECHAZOS_DE_SORTEO,
      pedir: () => services.consentimientos.retirarDelSorteo(idPersona),
      luego: () => seguirEn("/sorteo"),
      // It was taken back before: that is what they wanted.
      salvo: (rechazo) => (rechazo === "sin-participacion" ? seguirEn("/sorteo") : null),
    });
  }
  return recibir(datos, {
    esquema: entradaSinConsentimiento,
    rechazos: RECHAZOS_DE_SORTEO,
    pedir: () => services.consentimientos.participarEnSorteo(idPersona, "formulario"),
    luego: () => seguirEn("/gracias?por=sorteo"),
  });
}

export default function Sorteo() {
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
