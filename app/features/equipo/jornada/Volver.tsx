import { enlaceSuelto } from "~/styles/layout.css";

export const Volver = () => (
  <a href="/equipo/mi-agenda" className={enlaceSuelto}>
    Volver a Mi agenda
  </a>
);
