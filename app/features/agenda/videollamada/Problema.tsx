import { useState } from "react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { enlaceAlNavegador, remedioDe, tituloDe } from "~/domain/agenda/videollamada/diagnostico";
import { pila } from "~/styles/layout.css";
import type { Falta } from "./cliente/medios";
import * as css from "./videollamada.css";

/** What is wrong with a device, and how to mend it in this very browser. It is shown to a browser only. */
export function Problema({ que, problema }: Falta) {
  const agente = navigator.userAgent;
  return (
    <Aviso tipo="advertencia" role="alert" titulo={tituloDe(problema, que)}>
      <div className={pila.corta}>
        <ol className={css.pasos}>
          {remedioDe(problema, agente).map((paso) => (
            <li key={paso}>{paso}</li>
          ))}
        </ol>
        {problema === "dentro-de-otra-app" && <AbrirEnElNavegador agente={agente} />}
      </div>
    </Aviso>
  );
}

function AbrirEnElNavegador({ agente }: { agente: string }) {
  const [copiada, setCopiada] = useState(false);
  const direccion = window.location.href;
  const enlace = enlaceAlNavegador(direccion, agente);
  if (enlace) return <Boton href={enlace}>Abrir en el navegador</Boton>;
  if (!("clipboard" in navigator)) return null;
  return (
    <Boton
      type="button"
      variante="secundario"
      onClick={() => void navigator.clipboard.writeText(direccion).then(() => setCopiada(true))}
    >
      {copiada ? "Dirección copiada" : "Copiar la dirección para abrirla en el navegador"}
    </Boton>
  );
}
