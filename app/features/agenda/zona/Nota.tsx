import { useActionData, useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { DIAS_QUE_SE_GUARDA, ILEGIBLE, RECHAZOS_DE_NOTA } from "~/domain/agenda/notas/nota";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoPropio, textoSuave } from "~/styles/layout.css";
import { SIN_TU_AUTORIZACION } from "./NotaCompartida";
import { FormularioDeNota } from "./FormularioDeNota";
import type { loader, action } from "./nota.server";

export function Nota() {
  const { nota, volver } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Lo que compartes con {nota.especialista}</h1>
        <p className={textoSuave}>
          {nota.abierta
            ? nota.sinConsentimiento
              ? `Tu especialista no ve lo que escribas: ${SIN_TU_AUTORIZACION}`
              : `Solo lo ve quien te atiende, en la página de la videollamada y hasta que la sala cierra. Puedes cambiarlo o borrarlo cuando quieras; lo borramos ${DIAS_QUE_SE_GUARDA} días después de la sesión.`
            : RECHAZOS_DE_NOTA["cita-terminada"].mensaje}
        </p>
        {nota.ilegible && <p>{ILEGIBLE}</p>}
        {!nota.abierta && nota.texto !== "" && <p className={textoPropio}>{nota.texto}</p>}
      </header>
      <FormularioDeNota {...nota} ultimo={respuesta?.envio} generales={respuesta?.generales} />
      <LineaDeCrisis llamar="junto" />
      <p>
        <a href={volver} className={enlaceSuelto}>
          Volver a la sesión
        </a>
      </p>
    </div>
  );
}
