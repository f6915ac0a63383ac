import { useActionData, useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Fold } from "~/components/Fold";
import { EmptyState } from "~/components/EmptyState";
import { contenedorMedio, enlaceSuelto, pagina, pila } from "~/styles/layout.css";
import { RespuestaDada } from "./RespuestaDada";
import type { loader, action } from "./misConsentimientos.server";

export function MisConsentimientos() {
  const { respuestas, sesiones } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const actuales = respuestas.filter(({ esActual }) => esActual);
  const anteriores = respuestas.filter(({ esActual }) => !esActual);
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Privacidad</h1>
        <p>
          <a href="/mi-perfil/mis-datos" className={enlaceSuelto}>
            Descargar o eliminar tus datos
          </a>
        </p>
      </header>
      <ErrorSummary errors={[]} general={respuesta?.generales} title="No se cambió nada" />
      {respuestas.length === 0 && (
        <EmptyState title="Aún no has respondido nada">
          Cuando aceptes o rechaces un uso de tus datos, lo verás aquí con su constancia.
        </EmptyState>
      )}
      {actuales.map((respuesta) => (
        <RespuestaDada key={respuesta.idConsentimiento} {...respuesta} sesiones={sesiones} />
      ))}
      {anteriores.length > 0 && (
        <Fold title={`Respuestas anteriores (${anteriores.length})`}>
          <div className={pila.media}>
            {anteriores.map((respuesta) => (
              <RespuestaDada key={respuesta.idConsentimiento} {...respuesta} sesiones={sesiones} />
            ))}
          </div>
        </Fold>
      )}
    </div>
  );
}
