import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { datosDeCompra } from "~/domain/ventas/comprobantes/datosDeCompra";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { recibir, seguirEn } from "~/shell/envio.server";
import { RECHAZOS_DE_COMPROBANTE } from "~/domain/ventas/comprobantes/comprobante";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { FormularioDeCompra } from "./FormularioDeCompra";
import { aValores } from "./compras.server";

export const meta: MetaFunction = () => [{ title: "Datos de compra · Bienestar" }];

/** The page that somebody came from, to go back to with what they changed. */
const volverDe = (request: Request) => rutaPropia(new URL(request.url).searchParams.get("volver"));

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const vistos = await services.ventas.verDatosDeCompra(idPersona);
  if (!vistos.ok) throw new Response(null, { status: 404 });
  return { valores: aValores(vistos.value.datos), volver: volverDe(request) };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return recibir(await leerFormulario(request), {
    esquema: datosDeCompra,
    rechazos: RECHAZOS_DE_COMPROBANTE,
    pedir: (envio) => services.ventas.guardarDatosDeCompra({ idPersona, envio }),
    luego: () => seguirEn(volverDe(request) ?? "/datos-de-compra", "compra-guardada"),
  });
}

export default function DatosDeCompra() {
  const { valores, volver } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Datos de compra</h1>
        <p className={textoSuave}>
          Los usamos para los comprobantes de lo que pagues desde ahora. Los que ya tienes no cambian.
        </p>
        <p>
          <a href={volver ?? "/mi-zona-privada/comprobantes"} className={enlaceSuelto}>
            {volver ? "Volver sin guardar" : "Ver tus comprobantes"}
          </a>
        </p>
      </header>
      <FormularioDeCompra
        valores={valores}
        ultimo={respuesta?.envio}
        boton={volver ? "Guardar y volver" : "Guardar"}
      />
    </div>
  );
}
