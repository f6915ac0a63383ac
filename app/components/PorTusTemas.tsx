import { textoSuave } from "~/styles/layout.css";

/** Why what stands here stands in this order. It names no theme: others may see the screen. */
export function PorTusTemas() {
  return (
    <p className={textoSuave}>
      Van primero las especialidades de los temas que elegiste.{" "}
      <a href="/mi-zona-privada?modal=preferencias">Cambiar tus temas</a>
    </p>
  );
}
