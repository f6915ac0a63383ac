import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import {
  compartesAlgo,
  DIAS_QUE_SE_GUARDA,
  formularioDeNota,
  RECHAZOS_DE_NOTA,
  SIN_NOTA,
} from "~/domain/agenda/notas/nota";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { rechazar, responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import { FormularioDeNota } from "./FormularioDeNota";
import { BORRAR_NOTA } from "./intenciones";
import { notaEnPantalla } from "./nota.server";

export const meta: MetaFunction = () => [{ title: "Lo que compartes · Bienestar" }];

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const idCita = params.idCita ?? "";
  return { nota: await notaEnPantalla(idPersona, idCita), volver: direccionDeCita({ idCita }) };
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const idCita = params.idCita ?? "";
  const datos = await leerFormulario(request);
  const envio = parseWithZod(datos, { schema: formularioDeNota });
  const nota =
    datos.get("intencion") === BORRAR_NOTA ? SIN_NOTA : envio.status === "success" ? envio.value : null;
  if (!nota) return responder({ envio: envio.reply(), generales: [] }, 400);
  const guardada = await services.agenda.guardarNota({ idPersona, idCita, nota });
  if (!guardada.ok) {
    if (guardada.rechazo === "cita-no-existe") throw new Response(null, { status: 404 });
    const rechazado = RECHAZOS_DE_NOTA[guardada.rechazo];
    return rechazar(rechazado, { envio: envio.reply(), generales: [rechazado.mensaje] });
  }
  return redirect(direccionDeCita({ idCita }), {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos([compartesAlgo(nota) ? "nota-guardada" : "nota-borrada"]) },
  });
}

export default function Nota() {
  const { nota, volver } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Lo que compartes con {nota.especialista}</h1>
        <p className={textoSuave}>
          {nota.abierta
            ? `Solo lo ve quien te atiende, en la página de la videollamada y hasta que la sala cierra. Puedes cambiarlo o borrarlo cuando quieras; lo borramos ${DIAS_QUE_SE_GUARDA} días después de la sesión.`
            : RECHAZOS_DE_NOTA["cita-terminada"].mensaje}
        </p>
        {!nota.abierta && nota.texto !== "" && <p className={textoPropio}>{nota.texto}</p>}
      </header>
      <FormularioDeNota {...nota} ultimo={respuesta?.envio} generales={respuesta?.generales} />
      <p>
        <a href={volver} className={enlaceSuelto}>
          Volver a la sesión
        </a>
      </p>
    </div>
  );
}
