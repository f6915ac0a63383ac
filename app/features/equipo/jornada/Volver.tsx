import { enlaceSuelto } from "~/styles/layout.css";

/** Link back: to the agenda of all specialists, or to the own one. */
export const Volver = ({ aAgenda = false }: { aAgenda?: boolean }) => (
  <a href={aAgenda ? "/equipo/agenda" : "/equipo/mi-agenda"} className={enlaceSuelto}>
    {aAgenda ? "Volver a la agenda" : "Volver a Mi agenda"}
  </a>
);
