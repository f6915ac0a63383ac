import type { useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { Tag } from "~/components/Tag";
import { enlaceSuelto, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./agenda.css";
import type { loader } from "./agenda.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>["filas"][number];

/** A specialist's day: hours, sessions and free times. Without a specialist, the sessions of all. */
export function Fila({ editaHoras, ...fila }: Datos & { editaHoras: boolean }) {
  const { idEspecialista, nombre, slug, especialidad, horas, seCierra, libres, tramos } = fila;
  return (
    <li className={css.fila}>
      <div className={css.quien}>
        <h3>{nombre}</h3>
        {slug !== "" && (
          <>
            <p>
              <Tag especialidad={slug}>{especialidad}</Tag>
            </p>
            <p className={classNames(textoChico, seCierra ? css.cerrado : textoSuave)}>{horas}</p>
            {libres > 0 && (
              <p className={classNames(textoChico, textoSuave)}>
                {libres === 1 ? "1 hora libre" : `${libres} horas libres`}
              </p>
            )}
          </>
        )}
        {editaHoras && (
          <p className={css.enlaces}>
            <a
              href={`/equipo/agenda/${idEspecialista}/horas`}
              className={enlaceSuelto}
              aria-label={`Horas de ${nombre}`}
            >
              Horas
            </a>
            <a
              href={`/equipo/agenda/${idEspecialista}/dias`}
              className={enlaceSuelto}
              aria-label={`Días libres de ${nombre}`}
            >
              Días libres
            </a>
          </p>
        )}
      </div>
      {tramos.map(({ hora, sesiones, libres: horasLibres }) => (
        <div
          key={hora}
          className={classNames(css.tramo, sesiones.length > 0 && css.conSesiones, css.enLaHora[hora])}
        >
          {sesiones.map((sesion) => (
            <a key={sesion.idCita} href={sesion.href} className={css.sesion}>
              <span className={css.hora}>
                {sesion.hora}–{sesion.hasta}
              </span>
              <strong>{sesion.persona}</strong>
              <span className={textoChico}>{sesion.estado}</span>
            </a>
          ))}
          {horasLibres.length > 0 && (
            <p className={css.libre}>
              {horasLibres.map((libre) => (
                <span key={libre}>{libre} libre</span>
              ))}
            </p>
          )}
        </div>
      ))}
    </li>
  );
}
