import { useActionData } from "@remix-run/react";
import { AyudaAhora } from "~/components/AyudaAhora";
import { AyudaAlEsperar } from "~/components/AyudaAlEsperar";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { ErrorSummary } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { LineaDeCrisis } from "~/components/LineaDeCrisis";
import { Radio } from "~/components/Radio";
import type { OpcionALaVista } from "~/domain/cuestionarios/recorrido";
import { ANTERIOR, SIGUIENTE } from "~/domain/saludMental/envios";
import { PELIGRO } from "~/domain/shared/navegacion/bandeja";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila, textoSuave } from "~/styles/layout.css";
import { PROGRAMA } from "./direcciones";
import * as css from "./programa.css";
import type { responder } from "./pregunta.server";

interface Props {
  pregunta: {
    cod: string;
    texto: string;
    ayuda: string;
    opciones: OpcionALaVista[];
    elegida: string | null;
  };
  parte: string;
  progreso: { numero: number; de: number };
  hayAnterior: boolean;
  esUltima: boolean;
  alarma: "aqui" | "antes" | null;
  sello: { name: string; value: string };
}

/** One question. Its answer is kept as soon as it is sent. */
export function Pregunta({ pregunta, parte, progreso, hayAnterior, esUltima, alarma, sello }: Props) {
  const mensaje = useActionData<typeof responder>()?.mensaje ?? "";
  const { cod, texto, ayuda, opciones, elegida } = pregunta;
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      {alarma === "aqui" ? <AyudaAhora /> : <LineaDeCrisis llamar />}
      {alarma === null && <AyudaAlEsperar en={pregunta} />}
      <p className={textoSuave}>
        {parte} · Pregunta {progreso.numero} de {progreso.de}
      </p>
      <ErrorSummary
        errors={mensaje ? [{ id: `${cod}-0`, mensaje }] : []}
        title="Falta algo en esta respuesta"
      />
      <Form enBandeja className={pila.amplia} key={cod}>
        <input type="hidden" {...sello} />
        <input type="hidden" name="pregunta" value={cod} />
        <fieldset className={css.grupo}>
          <legend>
            <span className={textoSuave}>{ayuda}</span>
            <h1 className={css.pregunta}>{texto}</h1>
          </legend>
          {opciones.map(({ id, texto: opcion, alarma: dePeligro }, indice) => (
            <Radio
              key={id}
              id={`${cod}-${indice}`}
              name="respuesta"
              value={id}
              defaultChecked={elegida === id}
              label={opcion}
              {...(dePeligro && { [PELIGRO]: "" })}
            />
          ))}
        </fieldset>
        <div className={css.pasos}>
          {/* The first button is the one that the Enter key presses. */}
          <Button name="intencion" value={SIGUIENTE}>
            {esUltima ? "Ver resultados" : "Siguiente"}
          </Button>
          {hayAnterior && (
            <Button name="intencion" value={ANTERIOR} variant="secondary" formNoValidate>
              Anterior
            </Button>
          )}
        </div>
      </Form>
      <p className={classNames(fila.corta, textoSuave)}>
        Cada respuesta queda guardada.
        <a href={PROGRAMA} className={enlaceSuelto}>
          Seguir después
        </a>
      </p>
    </div>
  );
}
