import { getFormProps, useForm } from "@conform-to/react";
import { errorsOf } from "~/components/ErrorSummary";
import { Radio } from "~/components/Radio";
import { pila, textoSuave } from "~/styles/layout.css";
import type { Respuesta } from "../aprobaciones/PedirAprobacion";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import { CANCELAR } from "./intenciones";
import * as css from "./pedido.css";

interface Props {
  cuando: string;
  version: number;
  /** Refund when the person asks for the cancellation, which the deadline may change. */
  vuelve: string;
  /** First sentence of the mail to the person; null when no reason mails them. */
  empieza: string | null;
  opciones: readonly {
    razon: string;
    texto: string;
    /** Refund in a few words. */
    devuelve: string;
    /** Sentences of the mail to the person after the first one; none when no mail is sent. */
    carta: readonly string[];
  }[];
  pideCodigo: boolean;
  respuesta: Respuesta;
}

/** The cancellation of a session: each reason with its refund and the words for the person. */
export function CancelarSesion({ cuando, version, vuelve, empieza, opciones, pideCodigo, respuesta }: Props) {
  const esEste = respuesta?.intencion === CANCELAR;
  const [form, { razon, motivo }] = useForm<{ razon: string; motivo: string }>({
    id: CANCELAR,
    lastResult: esEste ? respuesta.envio : undefined,
  });
  return (
    <TarjetaDeActo de={CANCELAR} titulo="Cancelar la sesión">
      <p className={textoSuave}>{cuando}</p>
      <FormularioDeActo
        form={getFormProps(form)}
        errores={errorsOf([{ id: `${CANCELAR}-0`, errors: razon.errors }, "Razón"], [motivo, "Motivo"])}
        generales={esEste ? respuesta.generales : []}
        fallo="No se canceló"
        intencion={CANCELAR}
        boton="Cancelar la sesión"
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="vuelve" value={vuelve} />
        <fieldset className={pila.media}>
          <legend className={css.pregunta}>¿Por qué?</legend>
          {empieza !== null && (
            <div>
              <p className={textoSuave}>
                La persona recibe un correo que empieza así y sigue según la razón:
              </p>
              <blockquote className={css.carta}>
                <p>{empieza}</p>
              </blockquote>
            </div>
          )}
          {opciones.map(({ razon: valor, texto, devuelve, carta }, lugar) => (
            <div key={valor} className={css.opcion}>
              <Radio
                id={`${CANCELAR}-${lugar}`}
                name="razon"
                value={valor}
                label={
                  <>
                    {texto}. <strong>{devuelve}</strong>
                  </>
                }
                defaultChecked={razon.initialValue === valor}
                required
              />
              {carta.length === 0 ? (
                <p className={css.carta}>No recibe un correo.</p>
              ) : (
                <blockquote className={css.carta}>
                  {carta.map((parrafo) => (
                    <p key={parrafo}>{parrafo}</p>
                  ))}
                </blockquote>
              )}
            </div>
          ))}
        </fieldset>
        <CampoDeMotivo campo={motivo} pista="Con tus palabras. Queda en el registro." />
        {pideCodigo && <CampoDeCodigo de={CANCELAR} />}
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}
