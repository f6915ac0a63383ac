import { Card } from "~/components/Card";
import { Tag } from "~/components/Tag";
import type { MomentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { pila } from "~/styles/layout.css";
import * as css from "./zona.css";

export interface TallerEnAgendaProps {
  titulo: string;
  href: string;
  estado: "inscrita" | "esperando" | "ofrecida";
  momento: MomentoEnPalabras;
}

const ESTADO = {
  inscrita: null,
  esperando: "En lista de espera",
  ofrecida: "Te guardamos un lugar",
} as const;

/** A place in a workshop, beside the sessions of its day. Its page has the rest. */
export function TallerEnAgenda({ titulo, href, estado, momento }: TallerEnAgendaProps) {
  return (
    <Card as="article" aria-label={`Taller: ${titulo}`}>
      <div className={css.cita}>
        <p className={css.hora}>
          <time dateTime={momento.iso}>{momento.hora}</time>{" "}
          <span className={css.minutos}>{momento.minutos} minutos</span>
        </p>
        <div className={pila.junta}>
          <a href={href} className={css.enlaceDeSesion}>
            {titulo}
          </a>
          <Tag tone="accent">{ESTADO[estado] ?? "En vivo"}</Tag>
        </div>
      </div>
    </Card>
  );
}
