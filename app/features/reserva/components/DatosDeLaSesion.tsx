import { clases } from "~/components/clases";
import { Retrato } from "~/components/Retrato";
import { pila, textoSuave } from "~/styles/layout.css";
import type { SesionEnPalabras } from "../resumen.server";
import * as css from "./reserva.css";

/** What, with whom and when. */
export function DatosDeLaSesion({ especialista, retrato, especialidad, momento }: SesionEnPalabras) {
  return (
    <div className={css.opcion}>
      <Retrato id={retrato} tamano={64} loading="eager" />
      <div className={clases(pila.junta, css.crece)}>
        <strong>
          Sesión de {especialidad} con {especialista}
        </strong>
        <span>
          <time dateTime={momento.iso}>
            {momento.dia}, {momento.hora}
          </time>{" "}
          (hora de Perú), {momento.minutos} minutos
        </span>
        {momento.horaDelDispositivo && (
          <span className={textoSuave}>En tu zona: {momento.horaDelDispositivo}</span>
        )}
      </div>
    </div>
  );
}
