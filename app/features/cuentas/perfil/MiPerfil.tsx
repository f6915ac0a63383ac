import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { classNames } from "~/components/classNames";
import { EliminacionPedida } from "~/shell/partes/EliminacionPedida";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { Calendario } from "./Calendario";
import { Contacto } from "./Contacto";
import { Nombres } from "./Nombres";
import {
  CORREO_NUEVO,
  GUARDAR_CONTACTO,
  GUARDAR_NOMBRES,
  REENVIAR_CODIGO,
  VERIFICAR_CORREO,
} from "./intenciones";
import type { loader, action } from "./miPerfil.server";

export function MiPerfil() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const de = (intencion: string) => (respuesta?.intencion === intencion ? respuesta : undefined);
  const editaContacto = datos.editar === GUARDAR_CONTACTO || respuesta?.intencion === GUARDAR_CONTACTO;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Mi perfil</h1>
        <p className={textoSuave}>
          {datos.nombreCompleto}, {datos.documento}
        </p>
      </header>
      <EliminacionPedida cuando={datos.eliminacion} />
      {datos.correoPorVerificar && !editaContacto && (
        <Alert title="Falta verificar tu correo nuevo">
          <a href={`#${CORREO_NUEVO}`}>Escribir el código</a>
        </Alert>
      )}
      <Nombres
        nombres={datos.nombres}
        editando={datos.editar === GUARDAR_NOMBRES || respuesta?.intencion === GUARDAR_NOMBRES}
        respuesta={de(GUARDAR_NOMBRES)}
      />
      <Contacto
        {...datos}
        editando={editaContacto}
        respuesta={de(GUARDAR_CONTACTO)}
        alVerificar={de(VERIFICAR_CORREO) ?? de(REENVIAR_CODIGO)}
      />
      <Calendario discreta={datos.avisosDiscretos} />
      <p>
        <a href="/sorteo" className={enlaceSuelto}>
          Sorteo
        </a>
      </p>
    </div>
  );
}
