import { textoSuave } from "~/styles/layout.css";

/** Reason for the order of a list by the person's themes. It names no theme: other people may see the screen. */
export function PorTusTemas() {
  return (
    <p className={textoSuave}>
      Van primero las especialidades de los temas que elegiste.{" "}
      <a href="/mi-zona-privada?modal=preferencias">Cambiar tus temas</a>
    </p>
  );
}
