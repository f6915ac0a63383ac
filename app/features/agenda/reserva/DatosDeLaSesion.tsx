import { clases } from "~/components/clases";
import { Icono } from "~/components/Icono";
import { Retrato } from "~/components/Retrato";
import { textoSuave } from "~/styles/layout.css";
import type { SesionEnPalabras } from "./resumen.server";
import * as css from "./reserva.css";

/** What, with whom and when. */
export function DatosDeLaSesion({ especialista, retrato, especialidad, momento }: SesionEnPalabras) {
  return (
    <>
      <div className={css.quien}>
        <Retrato id={retrato} tamano={64} loading="eager" />
        <div className={css.encoge}>
          <strong className={css.plazo}>{especialista}</strong>
          <span className={textoSuave}>
            Sesión de {especialidad}, {momento.minutos} minutos
          </span>
        </div>
      </div>
      <p className={css.cuando}>
        <Icono nombre="calendario" tamano={24} />
        <span>
          <time dateTime={momento.iso} className={clases(css.mayuscula, css.momento)}>
            {momento.dia}, {momento.hora}
          </time>{" "}
          <span className={textoSuave}>
            (hora de Perú{momento.horaDelDispositivo && `; en tu zona, ${momento.horaDelDispositivo}`})
          </span>
        </span>
      </p>
    </>
  );
}
