import type { ReactNode } from "react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { EmptyState } from "~/components/EmptyState";
import { Form } from "~/components/Form";
import { Hora } from "./Hora";
import { Precio } from "~/components/Precio";
import { Card } from "~/components/Card";
import { RETENCION_EN_MINUTOS } from "~/domain/agenda/horarios/retencion";
import type { MomentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { enMinutos } from "~/domain/shared/duracion";
import { fila, pila, rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import { TiraDeDias, type Tira } from "./TiraDeDias";
import * as css from "./reserva.css";

export interface HoraConDireccion {
  hora: string;
  /** Hour in the reader's own time zone, when it differs. */
  horaDelDispositivo?: string;
  href: string;
  /** Day of the time, in a list of times of several days. */
  dia?: string;
}

interface Props {
  idEspecialista: string;
  nombre: string;
  precioCentimos: number;
  conBono?: boolean;
  tira: Tira | null;
  dia: { dia: string; horas: HoraConDireccion[]; sinDevolucion: string | null } | null;
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

/** Choice of a time: seven days as links, the times of one day below, and the one form that holds the chosen time. */
export function ElegirHorario(props: Props) {
  const { tira, dia, horario, apartado, yaNoEstaLibre, rechazado, alElegir, ...sesion } = props;
  if (!tira) {
    return apartado ? (
      <YaSeparado {...apartado} />
    ) : (
      <EmptyState illustration="agenda-vacia" title={`${sesion.nombre} no tiene horarios libres por ahora`} />
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
        <TiraDeDias {...tira} />
      </section>
      {dia && (
        <section id="horarios" tabIndex={-1} aria-labelledby="titulo-horarios" className={pila.media}>
          <h2 id="titulo-horarios" className={css.tituloDeHoras}>
            Horarios del {dia.dia}
          </h2>
          <Horas etiqueta={`Horarios del ${dia.dia}`} horas={dia.horas} elegida={horario?.hora} />
          {dia.sinDevolucion && <Alert kind="advertencia">{dia.sinDevolucion}</Alert>}
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

/** The line of action: the chosen time, its price, and the button that holds it. */
function Reservar({
  idEspecialista,
  nombre,
  precioCentimos,
  conBono,
  horario,
}: Pick<Props, "idEspecialista" | "nombre" | "precioCentimos" | "conBono"> & {
  horario: MomentoEnPalabras;
}) {
  return (
    <Card id="reservar" as="section" tabIndex={-1} aria-label="Tu elección" className={css.eleccion}>
      <Form className={css.confirmar}>
        <input type="hidden" name="idEspecialista" value={idEspecialista} />
        <input type="hidden" name="inicio" value={horario.iso} />
        <div className={css.fechaElegida}>
          <strong className={css.mayuscula}>
            {enUnaLinea(horario.dia)}, {horario.hora}
          </strong>
          <span className={classNames(textoSuave, textoChico)}>
            {[horario.horaDelDispositivo, enMinutos(horario.minutos)].filter(Boolean).join(" · ")} con{" "}
            {nombre}
          </span>
          <Precio centimos={precioCentimos} conIgv conBono={conBono ?? false} />
        </div>
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

/** Day with its weekday in short, "mié 2 de diciembre": the longest one fits on the line of a telephone. */
const enUnaLinea = (dia: string) => dia.replace(/^(\p{L}{3})\p{L}+ (?=\d)/u, "$1 ");

/** Free times as links. Each name begins with the hour (WCAG 2.2, 2.5.3). */
export function Horas({
  etiqueta,
  horas,
  elegida,
  con,
}: {
  etiqueta: string;
  horas: HoraConDireccion[];
  elegida?: string | undefined;
  /** Name of the specialist, which screen readers read last, in a list of other specialists' times. */
  con?: string | undefined;
}) {
  return (
    <ul className={con ? rejilla.angosta : css.horas} aria-label={etiqueta}>
      {horas.map(({ hora, dia, horaDelDispositivo, href }) => (
        <li key={href}>
          <Hora
            href={href}
            hora={hora}
            debajo={[dia ?? null, horaDelDispositivo ?? null]}
            {...(con && { con })}
            aria-current={hora === elegida ? "true" : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
