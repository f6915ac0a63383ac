import type { SubmissionResult } from "@conform-to/react";
import { Button } from "~/components/Button";
import { Fold } from "~/components/Fold";
import { Form } from "~/components/Form";
import { Select, type SelectOption } from "~/components/Select";
import { TextArea } from "~/components/TextArea";
import { pila, textoSuave } from "~/styles/layout.css";
import { TarjetaDeActo } from "../marco/FormularioDeActo";
import {
  ADVERTIR,
  AVISAR_GUARDIA,
  DESHACER,
  PAUSAR,
  PUBLICAR,
  QUITAR,
  SOLTAR,
  SUSPENDER,
} from "./intenciones";
import * as css from "./moderacion.css";

/** Lengths of a pause that the screen offers. */
const DIAS: readonly SelectOption[] = [1, 3, 7, 14, 30, 90].map((dias) => ({
  valor: String(dias),
  texto: dias === 1 ? "1 día" : `${dias} días`,
}));

type Respuesta = { intencion: string | null; envio: SubmissionResult } | undefined;

/** Typed values and errors of a refused form. */
function camposDe(envio: SubmissionResult | undefined) {
  const valorDe = (campo: string) => {
    const valor = envio?.initialValue?.[campo];
    return typeof valor === "string" ? valor : "";
  };
  return (campo: string) => ({
    defaultValue: valorDe(campo),
    errors: envio?.error?.[campo] ?? undefined,
  });
}

interface AlDecidir {
  reglas: readonly SelectOption[];
  publicado: boolean;
  soloModeracion: boolean;
  /** True when its author took the text away. */
  retirado: boolean;
  respuesta: Respuesta;
}

/** One reason, and under it the acts that it may be for. */
export function Decidir({ reglas, publicado, soloModeracion, retirado, respuesta }: AlDecidir) {
  const intencion = respuesta?.intencion;
  const campo = camposDe(intencion === DESHACER ? undefined : respuesta?.envio);
  const contraAutor = intencion === ADVERTIR || intencion === PAUSAR || intencion === SUSPENDER;
  return (
    <TarjetaDeActo de="decidir" titulo="Decidir">
      <Form className={pila.media} noValidate>
        <TextArea
          id="decidir-motivo"
          name="motivo"
          label="Motivo"
          hint="Lo lee quien escribió el texto, salvo al publicar y al avisar a la guardia. No nombres a nadie."
          maxLength={500}
          {...campo("motivo")}
          required
        />
        {soloModeracion && <p className={textoSuave}>Se envió solo a Moderación: nunca se publica.</p>}
        {retirado && <p className={textoSuave}>Al cerrar la revisión se borra lo que dice.</p>}
        <Button name="intencion" value={PUBLICAR} wide>
          {retirado
            ? "Cerrar revisión"
            : soloModeracion
              ? "Marcar como leído"
              : publicado
                ? "Dejar publicado"
                : "Publicar"}
        </Button>
        {!retirado && (
          <div className={css.grupo}>
            <Select
              id="decidir-regla"
              name="regla"
              label="Regla que no cumple"
              empty="Elige"
              options={reglas}
              {...campo("regla")}
            />
            <Button name="intencion" value={QUITAR} variant="secondary" wide>
              Quitar
            </Button>
          </div>
        )}
        <Fold title="Quien lo escribió puede estar en peligro" open={intencion === AVISAR_GUARDIA}>
          <div className={pila.media}>
            <p className={textoSuave}>
              La guardia le escribe o llama. No lee el texto ni sabe de la comunidad.
            </p>
            <Button name="intencion" value={AVISAR_GUARDIA} variant="secondary" wide>
              Avisar a la guardia
            </Button>
          </div>
        </Fold>
        <Fold title="Advertir, pausar o suspender" open={contraAutor}>
          <div className={pila.media}>
            <p className={textoSuave}>Es para quien lo escribió. El texto se decide después.</p>
            <Button name="intencion" value={ADVERTIR} variant="secondary" wide>
              Advertir
            </Button>
            <div className={css.grupo}>
              <Select
                id="decidir-dias"
                name="dias"
                label="Días de pausa"
                empty="Elige"
                options={DIAS}
                {...campo("dias")}
              />
              <Button name="intencion" value={PAUSAR} variant="secondary" wide>
                Pausar
              </Button>
            </div>
            <div className={css.grupo}>
              <Button name="intencion" value={SUSPENDER} variant="secondary" wide>
                Suspender
              </Button>
            </div>
          </div>
        </Fold>
      </Form>
      <Form>
        <Button name="intencion" value={SOLTAR} variant="secondary" wide>
          Soltar
        </Button>
      </Form>
    </TarjetaDeActo>
  );
}

/** Takes back the last act, with a reason of its own. */
export function Deshacer({
  ultimo,
  respuesta,
}: {
  ultimo: { idActo: string; nombre: string };
  respuesta: Respuesta;
}) {
  const campo = camposDe(respuesta?.intencion === DESHACER ? respuesta.envio : undefined);
  return (
    <TarjetaDeActo de="deshacer" titulo={`Último acto: ${ultimo.nombre}`}>
      <Form className={pila.media} noValidate>
        <input type="hidden" name="idActo" value={ultimo.idActo} />
        <TextArea
          id="deshacer-motivo"
          name="motivo"
          label="Por qué se deshace"
          maxLength={500}
          {...campo("motivo")}
          required
        />
        <Button name="intencion" value={DESHACER} variant="secondary" wide>
          Deshacer
        </Button>
      </Form>
    </TarjetaDeActo>
  );
}
