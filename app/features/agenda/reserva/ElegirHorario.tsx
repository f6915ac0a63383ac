import type { ReactNode } from "react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { EstadoVacio } from "~/components/EstadoVacio";
import { Formulario } from "~/components/Formulario";
import { Hora } from "~/components/Hora";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Tarjeta } from "~/components/Tarjeta";
import { RETENCION_EN_MINUTOS } from "~/domain/agenda/horarios/retencion";
import type { MomentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { pila, rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import { DiasPorMes, type MesDeDias } from "./DiasPorMes";
import * as css from "./reserva.css";

type HoraConDireccion = MomentoEnPalabras & { href: string };

interface Props {
  idEspecialista: string;
  nombre: string;
  retrato: string;
  precioCentimos: number;
  conBono?: boolean;
  meses: MesDeDias[];
  hrefDeMas: string | null;
  dia: { fecha: string; dia: string; horas: HoraConDireccion[] } | null;
  yaNoEstaLibre: boolean;
  horario: MomentoEnPalabras | null;
  /** The page already says why a choice was refused. */
  rechazado: boolean;
  /** What to do with the chosen time, where that is not to book it. */
  alElegir?: ReactNode;
}

/** Days as links, the times of one day as links, and the one form that keeps the chosen time. */
export function ElegirHorario(props: Props) {
  const { meses, hrefDeMas, dia, horario, yaNoEstaLibre, rechazado, alElegir, ...sesion } = props;
  if (meses.length === 0) {
    return (
      <EstadoVacio
        ilustracion="agenda-vacia"
        titulo={`${sesion.nombre} no tiene horarios libres por ahora`}
        acciones={<Boton href="/especialista">Ver otros especialistas</Boton>}
      />
    );
  }
  return (
    <div className={pila.amplia}>
      {yaNoEstaLibre && !rechazado && (
        <Aviso tipo="advertencia" role="status" titulo="Ese horario ya no está libre">
          Elige otro de los que siguen.
        </Aviso>
      )}
      <section id="dias" tabIndex={-1} aria-labelledby="titulo-dias" className={pila.media}>
        <h2 id="titulo-dias">Elige el día</h2>
        <DiasPorMes meses={meses} activo={dia?.fecha} hrefDeMas={hrefDeMas} />
      </section>
      {dia && (
        <section id="horarios" tabIndex={-1} aria-labelledby="titulo-horarios" className={pila.media}>
          <h2 id="titulo-horarios">Horarios del {dia.dia}</h2>
          <Horas etiqueta={`Horarios del ${dia.dia}`} horas={dia.horas} elegida={horario?.iso} />
          <p className={clases(textoSuave, textoChico)}>Todas las horas son hora de Perú.</p>
        </section>
      )}
      {dia && horario && (alElegir ?? <Reservar {...sesion} horario={horario} />)}
    </div>
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
    <Tarjeta id="reservar" como="section" tabIndex={-1} aria-label="Tu elección" className={css.eleccion}>
      <div className={css.retratoDeEleccion}>
        <Retrato id={retrato} tamano={64} />
      </div>
      <div className={css.encoge}>
        <strong>
          <span className={css.mayuscula}>{horario.dia}</span>, {horario.hora}
        </strong>
        <span className={clases(textoSuave, textoChico)}>
          Hora de Perú{horario.horaDelDispositivo && `. En tu zona: ${horario.horaDelDispositivo}`}
        </span>
        <span className={clases(textoSuave, textoChico)}>
          {horario.minutos} minutos con {nombre}
        </span>
      </div>
      <Formulario className={css.confirmar}>
        <input type="hidden" name="idEspecialista" value={idEspecialista} />
        <input type="hidden" name="inicio" value={horario.iso} />
        <Precio centimos={precioCentimos} conIgv conBono={conBono ?? false} />
        <Boton grande aria-describedby="que-hace-reservar">
          Reservar
        </Boton>
        <p id="que-hace-reservar" className={clases(css.queHace, textoSuave, textoChico)}>
          Lo separamos {RETENCION_EN_MINUTOS} minutos para ti. Todavía no pagas nada.
        </p>
      </Formulario>
    </Tarjeta>
  );
}

/** Free times as links. Each name begins with the hour. */
export function Horas({
  etiqueta,
  horas,
  elegida,
  conDia = false,
}: {
  etiqueta: string;
  horas: HoraConDireccion[];
  elegida?: string | undefined;
  conDia?: boolean;
}) {
  return (
    <ul className={conDia ? rejilla.angosta : css.horas} aria-label={etiqueta}>
      {horas.map(({ iso, hora, dia, horaDelDispositivo, href }) => (
        <li key={iso}>
          <Hora
            href={href}
            hora={hora}
            debajo={[conDia ? dia : null, horaDelDispositivo]}
            aria-current={iso === elegida ? "true" : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
