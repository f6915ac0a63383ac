import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { datosDeCompra } from "~/domain/ventas/comprobantes/datosDeCompra";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { FormularioDeCompra } from "./FormularioDeCompra";
import { aValores } from "./compras.server";

export const meta: MetaFunction = () => [{ title: "Datos de compra · Bienestar" }];

/** The page that somebody came from, to go back to with what they changed. */
const volverDe = (request: Request) => rutaPropia(new URL(request.url).searchParams.get("volver"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const vistos = await services.ventas.verDatosDeCompra(idPersona);
  if (!vistos.ok) throw new Response(null, { status: 404 });
  return { valores: aValores(vistos.value.datos), volver: volverDe(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const envio = parseWithZod(await leerFormulario(request), { schema: datosDeCompra });
  if (envio.status !== "success") return responder({ envio: envio.reply() }, 400);
  const guardados = await services.ventas.guardarDatosDeCompra({ idPersona, envio: envio.value });
  if (!guardados.ok) throw new Response(null, { status: 404 });
  return redirect(volverDe(request) ?? "/datos-de-compra", {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos(["compra-guardada"]) },
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
