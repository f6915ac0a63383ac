import { getFormProps, getTextareaProps, useForm } from "@conform-to/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Tag } from "~/components/Tag";
import { TextArea } from "~/components/TextArea";
import type { SinHacer } from "~/shell/formularios/envio.server";
import {
  contenedor,
  dosColumnas,
  enlaceSuelto,
  fila,
  pagina,
  pila,
  textoPropio,
  textoSuave,
} from "~/styles/layout.css";
import type { DatosDeAnfitrion } from "./anfitrion.server";
import { CANCELAR, DECIDIR, EMPEZAR, MARCAR, TERMINAR } from "./intenciones";
import * as css from "./sala.css";

const ESTADO = {
  "por-abrir": null,
  abierta: "La sala está abierta",
  cerrada: "La sala ya cerró",
  cancelada: "Esta fecha se canceló",
} as const;

const comoEsta = ({ estado, abre, terminada }: DatosDeAnfitrion) =>
  terminada?.cierra
    ? `La sala cierra a las ${terminada.cierra}`
    : (ESTADO[estado] ?? `La sala abre el ${abre}`);

/** Page of a workshop's date for its host. It shows the state at the time of its request. */
export function Anfitrion({ ultimo, ...taller }: DatosDeAnfitrion & { ultimo: SinHacer | undefined }) {
  const { puede, sePregunta, personas, preguntas } = taller;
  return (
    <div className={classNames(contenedor, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Dirigir: {taller.titulo}</h1>
        <p className={classNames(textoSuave, css.cuando)}>
          {taller.cuando} · {comoEsta(taller)}
          {taller.empezada && ` · Empezó a las ${taller.empezada}`}
          {taller.terminada && ` · Terminó a las ${taller.terminada.a}`}
        </p>
        <p className={textoSuave}>
          Así estaba a las {taller.ahora}.{" "}
          <a href={taller.otraVez} className={enlaceSuelto}>
            Actualizar
          </a>
        </p>
      </header>
      {ultimo && ultimo.intencion !== CANCELAR && (
        <Alert kind="error" role="alert">
          {ultimo.mensaje}
        </Alert>
      )}
      {puede.empezar && (
        <Form>
          <Button name="intencion" value={EMPEZAR}>
            Empezar
          </Button>
        </Form>
      )}
      {taller.seTerminaDesde && (
        <p className={textoSuave}>Podrás terminarla desde las {taller.seTerminaDesde}.</p>
      )}
      {puede.terminar &&
        (sePregunta ? (
          <Terminar personas={personas.length} seguir={taller.otraVez} />
        ) : (
          <div>
            <Button href={taller.hrefParaTerminar} variant="secondary">
              Terminar
            </Button>
          </div>
        ))}
      <div className={dosColumnas}>
        <section aria-labelledby="personas" className={pila.media}>
          <h2 id="personas">{personas.length === 1 ? "1 persona" : `${personas.length} personas`}</h2>
          {taller.enOtroSitio && (
            <p className={textoSuave}>
              La reunión es en otro sitio: desde aquí solo vemos quién la abrió. Marca tú quién asistió.
            </p>
          )}
          {taller.estado === "abierta" &&
            !taller.enOtroSitio &&
            personas.some((persona) => persona.visto && !persona.presente) && (
              <p className={textoSuave}>
                Hay navegadores que solo avisan al abrir la sala: quien la abrió hace un rato puede seguir en
                ella.
              </p>
            )}
          {personas.length === 0 && <p className={textoSuave}>Nadie tiene un lugar en esta fecha.</p>}
          <ul className={css.preguntas}>
            {personas.map((persona) => (
              <li key={persona.idInscripcion} className={css.persona}>
                <span>{persona.nombre}</span>
                <div className={css.marcas}>
                  {persona.presente && <Tag tone="accent">Está en la sala</Tag>}
                  {!persona.presente && persona.visto && (
                    <Tag>
                      {taller.enOtroSitio ? "Abrió la reunión a las" : "En la sala a las"} {persona.visto}
                    </Tag>
                  )}
                  {persona.asistio && <Tag tone="exito">Asistió</Tag>}
                  {(!persona.asistio || persona.porConfirmar) && puede.marcar && (
                    <Form>
                      <input type="hidden" name="idInscripcion" value={persona.idInscripcion} />
                      <Button
                        name="intencion"
                        value={MARCAR}
                        variant="secondary"
                        aria-label={`${persona.porConfirmar ? "Confirmar" : "Marcar"} que asistió ${persona.nombre}`}
                      >
                        {persona.porConfirmar ? "Confirmar" : "Marcar"} que asistió
                      </Button>
                    </Form>
                  )}
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="preguntas" className={pila.media}>
          <h2 id="preguntas">Preguntas</h2>
          {preguntas.length === 0 && <p className={textoSuave}>No hay preguntas.</p>}
          <ul className={css.preguntas}>
            {preguntas.map((pregunta) => (
              <Pregunta key={pregunta.idPregunta} {...pregunta} puede={puede.decidir} />
            ))}
          </ul>
        </section>
      </div>
      {puede.cancelar && (
        <Cancelar sePaga={taller.sePaga} ultimo={ultimo?.intencion === CANCELAR ? ultimo : undefined} />
      )}
    </div>
  );
}

/** Button that ends the workshop for everybody. It cannot be undone, so it takes more than one press. */
function Terminar({ personas, seguir }: { personas: number; seguir: string }) {
  return (
    <Card as="section" id="terminar" aria-labelledby="terminar-fecha" className={pila.media}>
      <h2 id="terminar-fecha">
        {personas === 0
          ? "¿Terminar esta fecha?"
          : personas === 1
            ? "¿Terminar para 1 persona?"
            : `¿Terminar para las ${personas} personas?`}
      </h2>
      <p>Deja de verse para todos y no se puede deshacer.</p>
      <Form className={fila.corta}>
        <Button name="intencion" value={TERMINAR} variant="danger">
          Sí, terminar
        </Button>
        <Button href={seguir} variant="secondary">
          No, seguir
        </Button>
      </Form>
    </Card>
  );
}

const DECISIONES = [
  ["publicada", "Publicar"],
  ["respondida", "Marcar respondida"],
  ["oculta", "Ocultar"],
] as const;
const NOMBRE = {
  "por-revisar": "Por revisar",
  publicada: "Publicada",
  respondida: "Respondida",
  oculta: "Oculta",
} as const;

function Pregunta({
  idPregunta,
  texto,
  estado,
  puede,
}: DatosDeAnfitrion["preguntas"][number] & { puede: boolean }) {
  return (
    <li className={css.pregunta}>
      <p className={textoPropio}>{texto}</p>
      <p className={css.marcas}>
        <Tag tone={estado === "respondida" ? "exito" : "neutral"}>{NOMBRE[estado]}</Tag>
      </p>
      {puede && (
        <div className={fila.corta}>
          {DECISIONES.filter(([otroEstado]) => otroEstado !== estado).map(([otroEstado, etiqueta]) => (
            <Form key={otroEstado}>
              <input type="hidden" name="idPregunta" value={idPregunta} />
              <input type="hidden" name="estado" value={otroEstado} />
              <Button
                name="intencion"
                value={DECIDIR}
                variant="secondary"
                aria-label={`${etiqueta}: ${texto}`}
              >
                {etiqueta}
              </Button>
            </Form>
          ))}
        </div>
      )}
    </li>
  );
}

function Cancelar({ sePaga, ultimo }: { sePaga: boolean; ultimo: SinHacer | undefined }) {
  const [form, campos] = useForm({
    id: "cancelar",
    lastResult: ultimo?.envio,
    defaultValue: { motivo: "" },
  });
  return (
    <Card as="section" aria-labelledby="cancelar-fecha" className={pila.media}>
      <h2 id="cancelar-fecha">Si no se puede hacer</h2>
      <p>
        Avisamos con tu motivo a quienes tienen un lugar y a quienes esperan
        {sePaga && ", y devolvemos lo que pagaron"}. Nadie más podrá inscribirse y no se puede deshacer.
      </p>
      <Form {...getFormProps(form)} className={pila.media}>
        {ultimo?.generales[0] && (
          <Alert kind="error" role="alert">
            {ultimo.generales[0]}
          </Alert>
        )}
        <TextArea
          label="Motivo"
          hint="Se lo diremos tal como lo escribas."
          errors={campos.motivo.errors}
          {...getTextareaProps(campos.motivo)}
        />
        <div>
          <Button name="intencion" value={CANCELAR} variant="secondary">
            Cancelar esta fecha
          </Button>
        </div>
      </Form>
    </Card>
  );
}
