import { Boton } from "~/components/Boton";
import { Etiqueta } from "~/components/Etiqueta";
import { clases } from "~/components/clases";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { CitaEnPantalla } from "./citas.server";
import { AccionesDeCita } from "./AccionesDeCita";
import * as css from "./zona.css";

/** Sessions that are over or were cancelled, and the way to book the same hour again. */
export function SesionesAnteriores({ citas }: { citas: CitaEnPantalla[] }) {
  if (citas.length === 0) return null;
  return (
    <section aria-labelledby="anteriores" className={pila.media}>
      <h2 id="anteriores">Sesiones anteriores</h2>
      <ul className={css.anteriores}>
        {citas.map((cita) => (
          <li key={cita.idCita} className={css.anterior}>
            <div className={pila.junta}>
              <p>
                <a href={cita.href} className={css.enlaceDeSesion}>
                  {cita.especialista}, {cita.momento.dia}, {cita.momento.hora}
                </a>{" "}
                {cita.cancelada && <Etiqueta>Cancelada</Etiqueta>}
              </p>
              <p className={clases(textoSuave, textoChico)}>
                {cita.noPodra ? cita.reglaDeCambio : `Sesión de ${cita.especialidad}`}
              </p>
            </div>
            {cita.noPodra ? (
              <AccionesDeCita {...cita} />
            ) : (
              <Boton href={cita.hrefs.otraVez} variante="texto">
                Repetir a esta hora
              </Boton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
