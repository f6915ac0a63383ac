import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { Retrato } from "~/components/Retrato";
import { textoSuave } from "~/styles/layout.css";
import type { SesionEnPalabras } from "./resumen.server";
import * as css from "./reserva.css";

/** What, with whom and when. */
export function DatosDeLaSesion({ especialista, retrato, especialidad, momento }: SesionEnPalabras) {
  return (
    <>
      <div className={css.quien}>
        <Retrato id={retrato} size={64} loading="eager" />
        <div className={css.encoge}>
          <strong className={css.plazo}>{especialista}</strong>
          <span className={textoSuave}>
            Sesión de {especialidad}, {momento.minutos} minutos
          </span>
        </div>
      </div>
      <p className={css.cuando}>
        <Icon name="calendario" size={24} />
        <span>
          <time dateTime={momento.iso} className={classNames(css.mayuscula, css.momento)}>
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
