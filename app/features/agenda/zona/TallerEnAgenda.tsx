import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Tag } from "~/components/Tag";
import { TuCertificado, type TuCertificadoProps } from "~/components/TuCertificado";
import type { LugarGuardado } from "~/domain/agenda/talleres";
import type { MomentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { enMinutos } from "~/domain/shared/duracion";
import { pila } from "~/styles/layout.css";
import { ENTRAR_EN_VIVO } from "~/domain/shared/claseDeTaller";
import * as css from "./zona.css";

export interface TallerEnAgendaProps {
  titulo: string;
  /** Kind of the event in words: a workshop or a class. */
  clase: string;
  href: string;
  estado: "inscrita" | "esperando" | "ofrecida";
  asistencia: boolean;
  certificado: TuCertificadoProps | null;
  guardado: LugarGuardado | null;
  /** "En vivo" during a workshop, or that it is over; null before it begins. */
  comoVa: string | null;
  termino: boolean;
  /** Link to the room of a workshop, from a little before its start until its end. */
  entrada: { href: string; texto: string } | null;
  /** Link to the page of a workshop's date, before its room opens. */
  entraLuego: { href: string; texto: string } | null;
  momento: MomentoEnPalabras;
}

/** A workshop in which the person has a place, among the sessions of its day. The workshop's own page has the rest. */
export function TallerEnAgenda({
  titulo,
  clase,
  href,
  estado,
  asistencia,
  certificado,
  guardado,
  comoVa,
  termino,
  entrada,
  entraLuego,
  momento,
}: TallerEnAgendaProps) {
  const enEspera = estado === "esperando" ? "En lista de espera" : null;
  return (
    <Card as="article" aria-label={`${clase}: ${titulo}`}>
      <div className={css.cita}>
        <p className={css.hora}>
          <time dateTime={momento.iso}>{momento.hora}</time>{" "}
          <span className={css.minutos}>{enMinutos(momento.minutos)}</span>
        </p>
        <div className={pila.junta}>
          <a href={href} className={css.enlaceDeSesion}>
            {titulo}
          </a>
          <Tag tone={asistencia ? "exito" : termino ? "neutral" : "accent"}>
            {asistencia ? "Asististe" : (guardado?.estado ?? enEspera ?? comoVa ?? clase)}
          </Tag>
        </div>
        {entrada && (
          <div className={css.acciones}>
            <p>{entrada.texto}</p>
            <Button href={entrada.href}>{ENTRAR_EN_VIVO}</Button>
          </div>
        )}
        {entraLuego && (
          <p className={css.sala}>
            {entraLuego.texto}. <a href={entraLuego.href}>Ver la sala</a>
          </p>
        )}
        {certificado && (
          <div className={css.acciones}>
            <TuCertificado {...certificado} />
          </div>
        )}
        {guardado && (
          <div className={css.acciones}>
            <p>{guardado.texto}</p>
            <Button href={guardado.href}>{guardado.hacer}</Button>
          </div>
        )}
      </div>
    </Card>
  );
}
