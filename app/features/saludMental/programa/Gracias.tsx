import { useLoaderData } from "@remix-run/react";
import { AyudaAhora } from "~/components/AyudaAhora";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Banda } from "~/components/graficos/Banda";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import {
  contenedorMedio,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoGuia,
  textoSuave,
} from "~/styles/layout.css";
import { Edicion } from "./Edicion";
import { SiguientesPasos } from "./SiguientesPasos";
import type { loader } from "./gracias.server";
import * as css from "./programa.css";

/**
 * Result of the mental-health questionnaire as a band in words, and never a number. Numbers to call come first, then a
 * specialist. After an answer of danger there is no band.
 */
export function Gracias() {
  const {
    cuando,
    edicion,
    tramos,
    miradas,
    dificultad,
    alarma,
    aviso,
    conviene,
    conBono,
    reservaHasta,
    horarios,
  } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {alarma && <AyudaAhora desde="gracias" conFoco />}
      <header className={pila.corta}>
        <h1>Gracias por contarnos cómo estás</h1>
        <p className={textoSuave}>Del {cuando}. No es un diagnóstico.</p>
      </header>
      {alarma ? <SiguientesPasos aviso={aviso} /> : <LineaDeCrisis llamar />}
      {miradas.map(({ id, mira, tramo, texto }) => (
        <section key={id} aria-labelledby={id} className={pila.media}>
          <h2 id={id}>{mira}</h2>
          {tramo !== null && <Banda nombres={tramos} lugar={((tramo + 0.5) / tramos.length) * 100} />}
          <p className={textoGuia}>{texto}</p>
        </section>
      ))}
      {dificultad && (
        <section aria-labelledby="dificultad" className={pila.junta}>
          <h2 id="dificultad">Tu día a día</h2>
          <p className={textoSuave}>{dificultad.pregunta}</p>
          <p className={textoGuia}>Respondiste «{dificultad.respuesta}».</p>
        </section>
      )}
      <Card as="section" aria-labelledby="con-quien" className={pila.media}>
        <h2 id="con-quien">{conviene ? "Tu siguiente paso" : "Si quieres conversarlo"}</h2>
        <p>
          {conBono
            ? `Tienes un bono de psicología: tu próxima sesión no te cuesta nada${reservaHasta ? ` si la reservas hasta el ${reservaHasta}` : ""}.`
            : "Por videollamada, con una psicóloga o un psicólogo colegiado."}
        </p>
        {horarios.length > 0 ? (
          <ul className={pila.media}>
            {horarios.map(({ nombre, retrato, precioEnCentimos, cuando: momento, href }) => (
              <li key={href} className={css.horario}>
                <Retrato id={retrato} size={48} />
                <div className={pila.junta}>
                  <a href={href} className={enlaceSuelto}>
                    {nombre}, {momento}
                  </a>
                  <Precio centimos={precioEnCentimos} conBono={conBono} />
                </div>
              </li>
            ))}
          </ul>
        ) : (
          <p>Ahora no hay horarios libres. Puedes dejar que te avisemos cuando se libere uno.</p>
        )}
        <div className={fila.media}>
          <Button href="/agendar/psicologia" variant={conviene ? "primary" : "secondary"}>
            Agendar psicología
          </Button>
        </div>
      </Card>
      <Edicion {...edicion} />
      <p className={textoSuave}>
        Lo que respondiste solo lo ves tú{aviso && ": tu aviso no dice qué fue"}. Puedes{" "}
        <a href="/programa-salud-mental">borrarlo o responder otra vez</a>.
      </p>
    </div>
  );
}
