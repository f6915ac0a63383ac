import { useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { CalendarioDeDias } from "~/components/graficos/CalendarioDeDias";
import { DIAS_DE_PAUSA_DE_RACHA } from "~/domain/shared/rachas";
import { contenedor, enlaceSuelto, pagina, pila, textoChico, textoSuave } from "~/styles/layout.css";
import { DibujoDeInsignia } from "./DibujoDeInsignia";
import { PAUSAR_RACHA, SEGUIR_RACHA } from "./intenciones";
import type { loader } from "./logros.server";
import * as css from "./historial.css";

export function Logros() {
  const { racha, calendario, enPausaHasta, logrados, porVenir } = useLoaderData<typeof loader>();
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Tus logros</h1>
        <p className={textoSuave}>No se comparan con nadie y no se pierden.</p>
      </header>
      <Card as="section" aria-labelledby="racha" className={pila.media}>
        <h2 id="racha">Tus días seguidos</h2>
        <p className={css.racha}>{racha === 1 ? "1 día" : `${racha} días`}</p>
        <CalendarioDeDias nombre="Tus días" dias={calendario} />
        <p className={textoSuave}>
          {enPausaHasta ? `En pausa hasta el ${enPausaHasta}.` : "Un día libre al mes no los corta."}
        </p>
        <Form action="/historico/logros">
          {enPausaHasta ? (
            <Button name="intencion" value={SEGUIR_RACHA}>
              Terminar la pausa
            </Button>
          ) : (
            <Button name="intencion" value={PAUSAR_RACHA} variant="secondary">
              Poner en pausa {DIAS_DE_PAUSA_DE_RACHA} días
            </Button>
          )}
        </Form>
      </Card>
      <section aria-labelledby="logrados" className={pila.media}>
        <h2 id="logrados">Lo que lograste</h2>
        {logrados.length === 0 ? (
          <p className={textoSuave}>Todavía ninguno. El primero llega con un video de un minuto.</p>
        ) : (
          <ul className={css.insignias}>
            {logrados.map(({ uid, insignia, titulo, razon, cuando }) => (
              <li key={uid} className={css.logro}>
                <DibujoDeInsignia {...insignia} ganada />
                <h3>{titulo}</h3>
                <p className={textoChico}>{razon}</p>
                <p className={classNames(textoSuave, textoChico)}>{cuando}</p>
              </li>
            ))}
          </ul>
        )}
      </section>
      {porVenir.length > 0 && (
        <section aria-labelledby="por-venir" className={pila.media}>
          <h2 id="por-venir">Cuando quieras</h2>
          <ul className={css.insignias}>
            {porVenir.map(({ uid, insignia, titulo, como }) => (
              <li key={uid} className={css.logro}>
                <DibujoDeInsignia {...insignia} ganada={false} />
                <h3>{titulo}</h3>
                <p className={classNames(textoSuave, textoChico)}>{como}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>
        <a href="/mi-zona-privada/historial" className={enlaceSuelto}>
          Ver mi historial
        </a>
      </p>
    </div>
  );
}
