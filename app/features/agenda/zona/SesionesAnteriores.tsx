import { Button } from "~/components/Button";
import { Tag } from "~/components/Tag";
import { classNames } from "~/components/classNames";
import { enlaceSuelto, pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { CitaEnPantalla } from "./citas.server";
import { AccionesDeCita } from "./AccionesDeCita";
import * as css from "./zona.css";

/** Sessions that are over or were cancelled, each with a link to book the same hour again. */
export function SesionesAnteriores({ citas }: { citas: CitaEnPantalla[] }) {
  if (citas.length === 0) return null;
  return (
    <section aria-labelledby="anteriores" className={pila.media}>
      <h2 id="anteriores">Sesiones anteriores y canceladas</h2>
      <ul className={css.anteriores}>
        {citas.map((cita) => (
          <li key={cita.idCita} className={css.anterior}>
            <div className={pila.junta}>
              <p>
                <a href={cita.href} className={css.enlaceDeSesion}>
                  {cita.especialista}, {cita.momento.dia}, {cita.momento.hora}
                </a>{" "}
                {cita.cancelada && <Tag>Cancelada</Tag>}
              </p>
              <p className={classNames(textoSuave, textoChico)}>
                {cita.noPodra ? cita.regla : `Sesión de ${cita.especialidad}`}
                {cita.hrefDeAusencia && (
                  <>
                    {" · "}
                    <a href={cita.hrefDeAusencia} className={enlaceSuelto}>
                      ¿No vino? Avísanos
                    </a>
                  </>
                )}
              </p>
            </div>
            {cita.noPodra ? (
              <AccionesDeCita {...cita} />
            ) : (
              <Button href={cita.hrefs.otraVez} variant="text">
                Agendar otra igual ({cita.otraIgual})
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
