import { direccionDeTema } from "~/domain/contenido/contenido";
import { enlaceSuelto } from "~/styles/layout.css";
import type { Necesidad } from "./necesidadesDe";

/** Link from a list of one theme to the page of its need; nothing without a need. */
export const PuertaDeNecesidad = ({ puerta }: { puerta: Necesidad | null }) =>
  puerta && (
    <p>
      <a href={direccionDeTema(puerta.url)} className={enlaceSuelto}>
        Todo para «{puerta.necesidad}»
      </a>
    </p>
  );
