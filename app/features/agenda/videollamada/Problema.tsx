import { useState } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { enlaceAlNavegador, remedioDe, tituloDe } from "~/domain/agenda/videollamada/diagnostico";
import { pila } from "~/styles/layout.css";
import type { Falta } from "./cliente/medios";
import * as css from "./videollamada.css";

/** Problem of a camera or microphone, and its remedy in this browser. It is rendered in a browser only. */
export function Problema({ que, problema }: Falta) {
  const agente = navigator.userAgent;
  return (
    <Alert kind="advertencia" role="alert" title={tituloDe(problema, que)}>
      <div className={pila.corta}>
        <ol className={css.pasos}>
          {remedioDe(problema, agente).map((paso) => (
            <li key={paso}>{paso}</li>
          ))}
        </ol>
        {problema === "dentro-de-otra-app" && <AbrirEnElNavegador agente={agente} />}
      </div>
    </Alert>
  );
}

function AbrirEnElNavegador({ agente }: { agente: string }) {
  const [copiada, setCopiada] = useState(false);
  const direccion = window.location.href;
  const enlace = enlaceAlNavegador(direccion, agente);
  if (enlace) return <Button href={enlace}>Abrir en el navegador</Button>;
  if (!("clipboard" in navigator)) return null;
  return (
    <Button
      type="button"
      variant="secondary"
      onClick={() => void navigator.clipboard.writeText(direccion).then(() => setCopiada(true))}
    >
      {copiada ? "Dirección copiada" : "Copiar la dirección para abrirla en el navegador"}
    </Button>
  );
}
