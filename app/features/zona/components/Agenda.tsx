import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Etiqueta } from "~/components/Etiqueta";
import { Tarjeta } from "~/components/Tarjeta";
import type { MomentoEnPalabras } from "~/domain/horarios/textos";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./zona.css";

interface Cita {
  idCita: string;
  especialista: string;
  especialidad: string;
  slugDeEspecialidad: string;
  foto: string;
  momento: MomentoEnPalabras;
  reglaDeCambio: string;
}
interface Dia {
  fecha: string;
  dia: string;
  esHoy: boolean;
  citas: Cita[];
}

/** Months, days, sessions. Today has its place also when nothing happens. */
export function Agenda({ meses }: { meses: { mes: string; dias: Dia[] }[] }) {
  return (
    <section aria-labelledby="agenda" className={pila.amplia}>
      <h2 id="agenda">Tu agenda</h2>
      {meses.map(({ mes, dias }) => (
        <section key={mes} className={pila.media} aria-label={mes}>
          <h3 className={css.mes}>{mes}</h3>
          {dias.map(({ fecha, dia, esHoy, citas }) => (
            <div key={fecha} className={pila.corta}>
              <h4 className={css.dia}>
                <time dateTime={fecha}>{dia}</time> {esHoy && <Etiqueta tono="acento">Hoy</Etiqueta>}
              </h4>
              {citas.length === 0 ? (
                <SinCitas />
              ) : (
                citas.map((cita) => <CitaEnAgenda key={cita.idCita} {...cita} />)
              )}
            </div>
          ))}
        </section>
      ))}
    </section>
  );
}

function SinCitas() {
  return (
    <div className={css.sinCitas}>
      <p className={textoSuave}>No tienes sesiones hoy.</p>
      <Boton href="/agendar" variante="texto">
        Agendar una sesión
      </Boton>
    </div>
  );
}

function CitaEnAgenda({
  especialista,
  especialidad,
  slugDeEspecialidad,
  foto,
  momento,
  reglaDeCambio,
}: Cita) {
  return (
    <Tarjeta como="article" className={css.cita} aria-label={`Sesión con ${especialista}`}>
      <img src={foto} width={64} height={64} alt="" loading="lazy" className={css.foto} />
      <div className={pila.junta}>
        <strong>
          <time dateTime={momento.iso}>{momento.hora}</time> · {especialista}
        </strong>
        <span>
          <Etiqueta especialidad={slugDeEspecialidad}>{especialidad}</Etiqueta>
        </span>
        {momento.horaDelDispositivo && (
          <span className={textoSuave}>En tu zona: {momento.horaDelDispositivo}</span>
        )}
        <span className={clases(textoSuave, textoChico)}>
          {momento.minutos} minutos. {reglaDeCambio}
        </span>
      </div>
    </Tarjeta>
  );
}
