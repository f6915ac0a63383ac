import type { ReactNode } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Form } from "~/components/Form";
import { Hora } from "./Hora";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { RETENCION_EN_MINUTOS } from "~/domain/agenda/horarios/retencion";
import type { MomentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { enMinutos } from "~/domain/shared/duracion";
import { horaDePeru } from "~/domain/shared/horaDePeru";
import { fila, pila, rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import { DiasPorMes, type MesDeDias } from "./DiasPorMes";
import * as css from "./reserva.css";

export type HoraConDireccion = MomentoEnPalabras & { href: string };

interface Props {
  idEspecialista: string;
  nombre: string;
  retrato: string;
  precioCentimos: number;
  conBono?: boolean;
  meses: MesDeDias[];
  hrefDeMas: string | null;
  dia: { fecha: string; dia: string; horas: HoraConDireccion[]; sinDevolucion: string | null } | null;
  /** Deadline of this person's kept time, with links to finish or to choose another. */
  apartado?: { hasta: string; href: string; hrefDeOtro: string } | null;
  /** Reason why the time in the address is not free any more; null when it is. */
  yaNoEstaLibre: string | null;
  horario: MomentoEnPalabras | null;
  /** True when the page already explains why the chosen time was refused. */
  rechazado: boolean;
  /** Button for the chosen time, for pages that do something other than book the time. */
  alElegir?: ReactNode;
}

/** Choice of a time: days as links, the times of one day as links, and the one form that holds the chosen time. */
export function ElegirHorario(props: Props) {
  const { meses, hrefDeMas, dia, horario, apartado, yaNoEstaLibre, rechazado, alElegir, ...sesion } = props;
  if (meses.length === 0) {
    return apartado ? (
      <YaSeparado {...apartado} />
    ) : (
      <EmptyState
        illustration="agenda-vacia"
        title={`${sesion.nombre} no tiene horarios libres por ahora`}
        actions={<Button href="/especialista">Ver otros especialistas</Button>}
      />
    );
  }
  return (
    <div className={pila.amplia}>
      {apartado && <YaSeparado {...apartado} />}
      {yaNoEstaLibre && !rechazado && (
        <Alert kind="advertencia" role="status" title={yaNoEstaLibre}>
          Elige otro de los que siguen.
        </Alert>
      )}
      <section id="dias" tabIndex={-1} aria-labelledby="titulo-dias" className={pila.media}>
        <h2 id="titulo-dias">Elige el día</h2>
        <DiasPorMes meses={meses} activo={dia?.fecha} hrefDeMas={hrefDeMas} />
      </section>
      {dia && (
        <section id="horarios" tabIndex={-1} aria-labelledby="titulo-horarios" className={pila.media}>
          <h2 id="titulo-horarios">Horarios del {dia.dia}</h2>
          <Horas etiqueta={`Horarios del ${dia.dia}`} horas={dia.horas} elegida={horario?.iso} />
          {dia.sinDevolucion && <Alert kind="advertencia">{dia.sinDevolucion}</Alert>}
          <p className={classNames(textoSuave, textoChico)}>Todas las horas son hora de Perú.</p>
        </section>
      )}
      {dia && horario && (alElegir ?? <Reservar {...sesion} horario={horario} />)}
    </div>
  );
}

function YaSeparado({ hasta, href, hrefDeOtro }: NonNullable<Props["apartado"]>) {
  return (
    <Alert role="status" title={`Lo tienes separado hasta las ${hasta}`}>
      <div className={classNames(fila.corta, css.bajoElTitulo)}>
        <Button href={href}>Terminar reserva</Button>
        <Button href={hrefDeOtro} variant="secondary">
          Elegir otro
        </Button>
      </div>
    </Alert>
  );
}

function Reservar({
  idEspecialista,
  nombre,
  retrato,
  precioCentimos,
  conBono,
  horario,
}: Pick<Props, "idEspecialista" | "nombre" | "retrato" | "precioCentimos" | "conBono"> & {
  horario: MomentoEnPalabras;
}) {
  return (
    <Card id="reservar" as="section" tabIndex={-1} aria-label="Tu elección" className={css.eleccion}>
      <div className={css.retratoDeEleccion}>
        <Retrato id={retrato} size={64} />
      </div>
      <div className={css.encoge}>
        <strong>
          <span className={css.mayuscula}>
            {horario.dia}, {horario.hora}
          </span>
        </strong>
        <span className={classNames(textoSuave, textoChico)}>{horaDePeru(horario.horaDelDispositivo)}</span>
        <span className={classNames(textoSuave, textoChico)}>
          {enMinutos(horario.minutos)} con {nombre}
        </span>
      </div>
      <Form className={css.confirmar}>
        <input type="hidden" name="idEspecialista" value={idEspecialista} />
        <input type="hidden" name="inicio" value={horario.iso} />
        <Precio centimos={precioCentimos} conIgv conBono={conBono ?? false} />
        <Button large aria-describedby="que-hace-reservar">
          Reservar
        </Button>
        <p id="que-hace-reservar" className={classNames(css.queHace, textoSuave, textoChico)}>
          Lo separamos {RETENCION_EN_MINUTOS} minutos para ti. Todavía no pagas nada.
        </p>
      </Form>
    </Card>
  );
}

/** Free times as links. Each name begins with the hour (WCAG 2.2, 2.5.3). */
export function Horas({
  etiqueta,
  horas,
  elegida,
  conDia = false,
  con,
}: {
  etiqueta: string;
  horas: HoraConDireccion[];
  elegida?: string | undefined;
  conDia?: boolean;
  /** Name of the specialist, which screen readers read last, in a list of other specialists' times. */
  con?: string | undefined;
}) {
  return (
    <ul className={conDia ? rejilla.angosta : css.horas} aria-label={etiqueta}>
      {horas.map(({ iso, hora, dia, horaDelDispositivo, href }) => (
        <li key={iso}>
          <Hora
            href={href}
            hora={hora}
            debajo={[conDia ? dia : null, horaDelDispositivo]}
            {...(con && { con })}
            aria-current={iso === elegida ? "true" : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
