import type { ReactNode } from "react";
import { Button } from "~/components/Button";
import { Fold } from "~/components/Fold";
import { Icon, type IconName } from "~/components/Icon";
import { idDePregunta } from "~/domain/agenda/citas/direcciones";
import { pila, soloLectores } from "~/styles/layout.css";
import type { CitaEnPantalla } from "./citas.server";
import * as css from "./zona.css";

type Props = Pick<
  CitaEnPantalla,
  "idCita" | "especialista" | "momento" | "hrefs" | "noPodra" | "otraIgual" | "hrefDeAusencia"
> & {
  conRepetir?: boolean;
  hrefDeOtro?: string | null;
  /** More of the session, folded with the rest. */
  children?: ReactNode;
};

interface Accion {
  href: string;
  texto: string;
  /** Article before the hidden name of the session; null where the words name the session. */
  articulo: string | null;
  id?: string;
  icono?: IconName;
}

const BOTONES = 2;

/** Actions that a session allows now: two buttons, and the rest folded. */
export function AccionesDeCita({ children, ...cita }: Props) {
  const acciones = accionesDe(cita);
  const resto = acciones.slice(BOTONES);
  return (
    <div className={css.acciones}>
      {acciones.slice(0, BOTONES).map((accion, indice) => (
        <Button
          key={accion.texto}
          id={accion.id}
          href={accion.href}
          variant={indice > 0 ? "text" : cita.noPodra ? "primary" : "secondary"}
        >
          <Palabras {...accion} {...cita} />
        </Button>
      ))}
      {(resto.length > 0 || children) && (
        <Fold title="Más">
          <div className={pila.corta}>
            {resto.map((accion) => (
              <div key={accion.texto}>
                <Button id={accion.id} href={accion.href} variant="text">
                  <Palabras {...accion} {...cita} />
                </Button>
              </div>
            ))}
            {children}
          </div>
        </Fold>
      )}
    </div>
  );
}

function accionesDe({ idCita, hrefs, conRepetir = false, hrefDeOtro, hrefDeAusencia, otraIgual }: Props) {
  const posibles: (Omit<Accion, "href"> & { href: string | null | undefined | false })[] = [
    {
      href: hrefs.cambiar,
      texto: "Cambiar horario",
      articulo: "de la",
      id: idDePregunta("reagendar", { idCita }),
      icono: "cambiar",
    },
    { href: hrefs.cancelar, texto: "Cancelar", articulo: "la", id: idDePregunta("cancelar", { idCita }) },
    { href: hrefDeAusencia, texto: "¿No vino? Avísanos", articulo: "sobre la" },
    { href: hrefs.calendario, texto: "Añadir al calendario", articulo: "la" },
    { href: hrefDeOtro, texto: "Pasar esta sesión a otro especialista", articulo: null },
    { href: conRepetir && hrefs.otraVez, texto: `Agendar otra igual (${otraIgual})`, articulo: null },
  ];
  return posibles.flatMap(({ href, ...accion }): Accion[] => (href ? [{ ...accion, href }] : []));
}

/**
 * Words of a button, with the hidden name of its session, because a screen reader reads buttons without their
 * surroundings (WCAG 2.2, 2.4.6).
 */
const Palabras = ({ icono, texto, articulo, especialista, momento }: Accion & Props) => (
  <>
    {icono && <Icon name={icono} />}
    {texto}
    {articulo && (
      <span className={soloLectores}>
        {` ${articulo} sesión con ${especialista}, ${momento.dia}, ${momento.hora}`}
      </span>
    )}
  </>
);
