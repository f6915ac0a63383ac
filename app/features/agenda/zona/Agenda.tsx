import { Button } from "~/components/Button";
import { EntradaALaVideollamada } from "../videollamada/EntradaALaVideollamada";
import { EmptyState } from "~/components/EmptyState";
import { Tag } from "~/components/Tag";
import { Icon } from "~/components/Icon";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { MIS_ESPERAS } from "~/domain/agenda/esperas/direcciones";
import { SOBRE_SALUD } from "~/domain/consentimientos/direcciones";
import { enMinutos } from "~/domain/shared/duracion";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import type { CitaEnPantalla } from "./citas.server";
import { AccionesDeCita } from "./AccionesDeCita";
import { TallerEnAgenda, type TallerEnAgendaProps } from "./TallerEnAgenda";
import * as css from "./zona.css";

interface Dia {
  fecha: string;
  dia: string;
  esHoy: boolean;
  citas: CitaEnPantalla[];
  talleres: TallerEnAgendaProps[];
}

export type Meses = { mes: string; dias: Dia[] }[];

/** Agenda of the person by month and day. Today is shown even when nothing happens on it. */
export function Agenda({ meses }: { meses: Meses }) {
  const [proxima] = meses
    .flatMap(({ dias }) => dias.flatMap(({ citas }) => citas))
    .filter((cita) => !cita.termino);
  const sinNada = ({ citas, talleres }: Dia) => citas.length + talleres.length === 0;
  const sinNinguna = meses.every(({ dias }) => dias.every(sinNada));
  return (
    <div className={pila.amplia}>
      {meses.map(({ mes, dias }) => (
        <section key={mes} className={pila.media} aria-label={mes}>
          <h2 className={css.mes}>{mes}</h2>
          {dias.map(({ fecha, dia, esHoy, citas, talleres }) => (
            <div key={fecha} className={pila.corta}>
              <h3 className={css.dia}>
                <time dateTime={fecha} className={css.nombreDelDia}>
                  {dia}
                </time>{" "}
                {esHoy && <Tag tone="accent">Hoy</Tag>}
              </h3>
              {citas.map((cita) => (
                <CitaEnAgenda
                  key={cita.idCita}
                  {...cita}
                  abierta={cita.idCita === proxima?.idCita || cita.noPodra || Boolean(cita.sala?.abierta)}
                />
              ))}
              {talleres.map((taller) => (
                <TallerEnAgenda key={taller.href} {...taller} />
              ))}
              {citas.length + talleres.length === 0 && (sinNinguna ? <AgendaVacia /> : <SinCitas />)}
            </div>
          ))}
        </section>
      ))}
      <p>
        <a href={MIS_ESPERAS} className={enlaceSuelto}>
          Tus listas de espera
        </a>
      </p>
    </div>
  );
}

function AgendaVacia() {
  return (
    <EmptyState
      level={3}
      illustration="agenda-vacia"
      title="Aún no tienes sesiones"
      actions={<Button href="/agendar">Agendar</Button>}
    >
      Cuando reserves una, la verás aquí con su fecha y su hora.
    </EmptyState>
  );
}

function SinCitas() {
  return (
    <div className={css.sinCitas}>
      <p className={textoSuave}>No tienes sesiones hoy.</p>
      <Button href="/agendar" variant="text">
        Agendar
      </Button>
    </div>
  );
}

/**
 * A session in the agenda. The next one, and those that need an answer, stand open; the others are rows that open at a
 * touch.
 */
function CitaEnAgenda({ abierta, ...cita }: CitaEnPantalla & { abierta: boolean }) {
  const { especialista, especialidad, slugDeEspecialidad, foto, momento, regla, noPodra, sala } = cita;
  const hora = <time dateTime={momento.iso}>{momento.hora}</time>;
  const detalle = (
    <div className={css.cita}>
      <p className={css.hora}>
        {abierta && hora} <span className={css.minutos}>{enMinutos(momento.minutos)}</span>
      </p>
      <Retrato id={foto} size={56} />
      <div className={pila.junta}>
        <a href={cita.href} className={css.enlaceDeSesion}>
          {especialista}
        </a>
        <Tag especialidad={slugDeEspecialidad}>{especialidad}</Tag>
        {cita.asistenciaConfirmada && <Tag tone="accent">Asistencia confirmada</Tag>}
      </div>
      <p className={noPodra ? css.noPodra : css.regla}>
        {momento.horaDelDispositivo && `Empieza a las ${momento.horaDelDispositivo}. `}
        {regla}
      </p>
      {sala && (
        <div className={css.sala}>
          {cita.sinConsentimiento ? (
            <p>
              Retiraste tu autorización para usar tus datos de salud: hasta que la des de nuevo no puedes
              entrar a la videollamada. <a href={SOBRE_SALUD}>Ver tu autorización</a>
            </p>
          ) : (
            <EntradaALaVideollamada {...sala} />
          )}
        </div>
      )}
      <AccionesDeCita {...cita} />
    </div>
  );
  return (
    <Card
      as="article"
      className={abierta ? undefined : css.citaEnFila}
      aria-label={`Sesión con ${especialista}`}
    >
      {abierta ? (
        detalle
      ) : (
        <details>
          <summary className={css.fila}>
            <span className={css.hora}>{hora}</span>
            <span className={css.quienEnFila}>{especialista}</span>
            <Icon name="abajo" />
          </summary>
          {detalle}
        </details>
      )}
    </Card>
  );
}
