import { classNames } from "~/components/classNames";
import { Icon } from "~/components/Icon";
import { Retrato } from "~/components/Retrato";
import { enMinutos } from "~/domain/shared/duracion";
import { textoSuave } from "~/styles/layout.css";
import type { SesionEnPalabras } from "./resumen.server";
import * as css from "./reserva.css";

/** Specialty, specialist and time of a session. */
export function DatosDeLaSesion({ especialista, retrato, especialidad, momento }: SesionEnPalabras) {
  return (
    <>
      <div className={css.cabecera}>
        <Retrato id={retrato} size={56} loading="eager" />
        <div className={css.encoge}>
          <strong className={css.destacado}>{especialista}</strong>
          <span className={classNames(textoSuave, css.conPoco)}>
            Sesión de {especialidad}, {enMinutos(momento.minutos)}
          </span>
        </div>
      </div>
      <p className={css.cuando}>
        <Icon name="calendario" size={24} className={css.deAdorno} />
        <span>
          <time dateTime={momento.iso} className={classNames(css.mayuscula, css.momento)}>
            {momento.dia}, {momento.hora}
          </time>
          {momento.horaDelDispositivo && <span className={textoSuave}> ({momento.horaDelDispositivo})</span>}
        </span>
      </p>
    </>
  );
}
