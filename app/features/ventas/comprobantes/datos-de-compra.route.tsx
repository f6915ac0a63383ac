import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { datosDeCompra, MENSAJE_DE_DATOS_DE_COMPRA } from "~/domain/ventas/comprobantes/datosDeCompra";
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

const SIN_PRUEBA: { generales: string[]; prueba: { conClave: boolean } | null } = {
  generales: [],
  prueba: null,
};

/** The page that somebody came from, to go back to with what they changed. */
const volverDe = (request: Request) => rutaPropia(new URL(request.url).searchParams.get("volver"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const vistos = await services.ventas.verDatosDeCompra(idPersona);
  if (!vistos.ok) throw new Response(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  return { valores: aValores(vistos.value.datos), volver: volverDe(request), aqui: pathname + search };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  const envio = parseWithZod(await leerFormulario(request), { schema: datosDeCompra });
  const respuesta = envio.reply({ hideFields: ["clave"] });
  if (envio.status !== "success") return responder({ envio: respuesta, ...SIN_PRUEBA }, 400);
  const guardar = { idPersona, idAcceso, envio: envio.value, canal: "web" } as const;
  const guardados = await services.ventas.guardarDatosDeCompra(guardar);
  if (!guardados.ok) {
    const { rechazo } = guardados;
    if (rechazo === "persona-no-existe") throw new Response(null, { status: 404 });
    const conClave = await services.cuentas.tieneClave(idPersona);
    const generales = [MENSAJE_DE_DATOS_DE_COMPRA[rechazo]];
    return responder(
      { envio: respuesta, generales, prueba: { conClave } },
      rechazo === "demasiados-intentos" ? 429 : 400,
    );
  }
  return redirect(volverDe(request) ?? "/datos-de-compra", {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos(["compra-guardada"]) },
  });
}

export default function DatosDeCompra() {
  const { valores, volver, aqui } = useLoaderData<typeof loader>();
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
        generales={respuesta?.generales}
        prueba={respuesta?.prueba && { ...respuesta.prueba, volverA: aqui }}
        boton={volver ? "Guardar y volver" : "Guardar"}
      />
    </div>
  );
}
