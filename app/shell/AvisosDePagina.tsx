import { AvisoFlotante } from "~/components/AvisoFlotante";
import { pilaDeAvisos } from "~/components/Aviso.css";
import type { AvisoDePagina } from "~/domain/shared/navegacion/aviso";

/** What the action before this page had to say, each notice above the one before (spec § 3, offset). */
export function AvisosDePagina({ avisos }: { avisos: AvisoDePagina[] }) {
  if (avisos.length === 0) return null;
  return (
    <div className={pilaDeAvisos}>
      {avisos.map(({ key, icon, message, duration }) => (
        <AvisoFlotante key={key} tipo={icon} mensaje={message} duracionEnMs={duration} />
      ))}
    </div>
  );
}
