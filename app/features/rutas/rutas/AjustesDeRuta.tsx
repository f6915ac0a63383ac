import type { SubmissionResult } from "@conform-to/react";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { classNames } from "~/components/classNames";
import { ErrorMessage } from "~/components/Field";
import { Form } from "~/components/Form";
import { Icon } from "~/components/Icon";
import { Select } from "~/components/Select";
import { DEJAR, NO_RECORDAR, PAUSAR, RECORDAR, RITMO } from "~/domain/rutas/formularios";
import { DIAS_DE_PAUSA, HORAS_DE_RECORDATORIO, type Ritmo } from "~/domain/rutas/recorrido";
import { enlaceSuelto, pila, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./rutas.css";

const DIAS = ["Lunes", "Martes", "Miércoles", "Jueves", "Viernes", "Sábado", "Domingo"];
const EN_CUANTO: Record<(typeof DIAS_DE_PAUSA)[number], string> = {
  3: "En 3 días",
  7: "En una semana",
  14: "En dos semanas",
  30: "En un mes",
};

interface Props {
  inicio: string;
  enPausa: boolean;
  ritmo: Ritmo;
  /** True when the page already offers the change of pace beside the next step. */
  yaSeOfrece: boolean;
  recordatorio: { dias: number[]; hora: string } | null;
  /** Settings of the route that were sent and refused. */
  sinGuardar: SubmissionResult | null;
}

export const PRIMER_DIA = "dia-1";

/** Settings of a person's route: pace, reminders, pause, and leaving it. */
export function AjustesDeRuta({ inicio, enPausa, ritmo, yaSeOfrece, recordatorio, sinGuardar }: Props) {
  const enviado = sinGuardar?.initialValue;
  const dias = enviado ? [enviado.diasDeSemana].flat() : (recordatorio?.dias ?? []).map(String);
  const errores = sinGuardar?.error?.diasDeSemana ?? undefined;
  return (
    <>
      <section aria-labelledby="ritmo" className={pila.corta}>
        <h2 id="ritmo" className={css.titulo}>
          Tu ritmo
        </h2>
        <p>{ritmo === "diario" ? "Un paso al día." : "Los pasos que quieras, cuando quieras."}</p>
        {!yaSeOfrece && (
          <Form action={inicio}>
            <input type="hidden" name="ritmo" value={ritmo === "diario" ? "libre" : "diario"} />
            <Button name="intencion" value={RITMO} variant="secondary">
              {ritmo === "diario" ? "Ir a mi ritmo" : "Volver a un paso al día"}
            </Button>
          </Form>
        )}
      </section>
      <section aria-labelledby="recordatorios" className={pila.corta}>
        <h2 id="recordatorios" className={css.titulo}>
          Recordatorios
        </h2>
        <p>
          {recordatorio
            ? `Te escribimos a las ${recordatorio.hora}: ${enLista(recordatorio.dias)}.`
            : "Están apagados."}
        </p>
        {recordatorio && (
          <Form action={inicio}>
            <Button name="intencion" value={NO_RECORDAR} variant="secondary">
              No recordarme más
            </Button>
          </Form>
        )}
        <details open={sinGuardar !== null}>
          <summary className={classNames(enlaceSuelto, css.tirador)}>
            {recordatorio ? "Cambiar días y hora" : "Elegir días y hora"}
            <Icon name="abajo" />
          </summary>
          <Form action={inicio} className={pila.media}>
            <fieldset>
              <legend className={css.legenda}>Días</legend>
              <ErrorMessage id={PRIMER_DIA} errors={errores} />
              <div className={css.dias}>
                {DIAS.map((nombre, indice) => (
                  <Checkbox
                    key={nombre}
                    id={`dia-${indice + 1}`}
                    name="diasDeSemana"
                    value={String(indice + 1)}
                    aria-invalid={indice === 0 && errores ? true : undefined}
                    label={nombre}
                    defaultChecked={dias.includes(String(indice + 1))}
                  />
                ))}
              </div>
            </fieldset>
            <Select
              id="hora"
              name="hora"
              label="Hora (de Perú)"
              options={HORAS_DE_RECORDATORIO.map((hora) => ({ valor: hora, texto: hora }))}
              defaultValue={
                typeof enviado?.hora === "string" ? enviado.hora : (recordatorio?.hora ?? "19:00")
              }
            />
            <Button name="intencion" value={RECORDAR} variant="secondary">
              Guardar recordatorios
            </Button>
          </Form>
        </details>
      </section>
      <section aria-labelledby="pausa" className={pila.corta}>
        <h2 id="pausa" className={css.titulo}>
          {enPausa ? "Alargar la pausa" : "¿Necesitas parar?"}
        </h2>
        <Form action={inicio} className={pila.corta}>
          <Select
            id="dias"
            name="dias"
            label="¿Cuándo te preguntamos si seguimos?"
            options={DIAS_DE_PAUSA.map((dias) => ({ valor: String(dias), texto: EN_CUANTO[dias] }))}
            defaultValue="7"
          />
          <Button name="intencion" value={PAUSAR} variant="secondary">
            {enPausa ? "Alargar pausa" : "Pausar ruta"}
          </Button>
        </Form>
        <Form action={inicio}>
          <Button name="intencion" value={DEJAR} variant="text">
            Dejar la ruta
          </Button>
        </Form>
        <p className={classNames(textoSuave, textoChico)}>
          Ni la pausa ni dejarla borran lo que hiciste. Puedes volver cuando quieras.
        </p>
      </section>
    </>
  );
}

const enLista = (dias: readonly number[]) =>
  new Intl.ListFormat("es").format(dias.map((dia) => DIAS[dia - 1]!.toLowerCase()));
