import { type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { direccionDeCita } from "~/domain/agenda/citas/direcciones";
import {
  compartesAlgo,
  DIAS_QUE_SE_GUARDA,
  formularioDeNota,
  RECHAZOS_DE_NOTA,
  sinNota,
} from "~/domain/agenda/notas/nota";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import { recibir, seguirEn } from "~/shell/envio.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { FormularioDeNota } from "./FormularioDeNota";
import { BORRAR_NOTA } from "./intenciones";
import { notaEnPantalla } from "./nota.server";

export const meta: MetaFunction = () => [{ title: "Lo que compartes · Bienestar" }];

export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const idCita = params.idCita ?? "";
  return { nota: await notaEnPantalla(idPersona, idCita), volver: direccionDeCita({ idCita }) };
}

export async function action({ request, params, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const idCita = params.idCita ?? "";
  const datos = await leerFormulario(request);
  const borra = datos.get("intencion") === BORRAR_NOTA;
  return recibir(datos, {
    esquema: borra ? sinNota : formularioDeNota,
    rechazos: RECHAZOS_DE_NOTA,
    pedir: (nota) => services.agenda.guardarNota({ idPersona, idCita, nota }),
    luego: (_, nota) =>
      seguirEn(direccionDeCita({ idCita }), compartesAlgo(nota) ? "nota-guardada" : "nota-borrada"),
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
