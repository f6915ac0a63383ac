import { getFormProps, useForm } from "@conform-to/react";
import { errorsOf } from "~/components/ErrorSummary";
import { textoSuave } from "~/styles/layout.css";
import type { Respuesta } from "../aprobaciones/PedirAprobacion";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import { CANCELAR, PEDIR_CANCELACION } from "./intenciones";
import { Razones, type Opcion } from "./Razones";

interface Props {
  cuando: string;
  version: number;
  /** Refund when the person asks for the cancellation, which the deadline may change. */
  vuelve: string;
  opciones: readonly Opcion[];
  /** Reasons that need an approval, and the words that say why. */
  porPedir: readonly Opcion[];
  impedimento: string | null;
  pideCodigo: boolean;
  respuesta: Respuesta;
}

/** The cancellation of a session: what the member does alone, and what a colleague has to approve. */
export const CancelarSesion = (props: Props) => (
  <>
    {props.opciones.length > 0 && <Cancelar {...props} />}
    {props.porPedir.length > 0 && <Pedir {...props} />}
  </>
);

function Cancelar({ cuando, version, vuelve, opciones, pideCodigo, respuesta }: Props) {
  const { form, razon, motivo, generales } = useFormulario(CANCELAR, respuesta);
  return (
    <TarjetaDeActo de={CANCELAR} titulo="Cancelar la sesión">
      <p className={textoSuave}>{cuando}</p>
      <FormularioDeActo
        form={getFormProps(form)}
        errores={errorsOf([{ id: `${CANCELAR}-0`, errors: razon.errors }, "Razón"], [motivo, "Motivo"])}
        fallo="No se canceló"
        intencion={CANCELAR}
        boton="Cancelar la sesión"
        {...{ generales }}
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="vuelve" value={vuelve} />
        <Razones de={CANCELAR} campo={razon} {...{ opciones }} />
        <CampoDeMotivo campo={motivo} pista="Con tus palabras. Queda en el registro." />
        {pideCodigo && <CampoDeCodigo de={CANCELAR} />}
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}

function Pedir({ cuando, porPedir, impedimento, respuesta }: Props) {
  const { form, razon, motivo, generales } = useFormulario(PEDIR_CANCELACION, respuesta);
  return (
    <TarjetaDeActo de={PEDIR_CANCELACION} titulo="Pedir que se cancele">
      <p className={textoSuave}>{cuando}</p>
      <p>{impedimento}</p>
      <FormularioDeActo
        form={getFormProps(form)}
        errores={errorsOf(
          [{ id: `${PEDIR_CANCELACION}-0`, errors: razon.errors }, "Razón"],
          [motivo, "Motivo"],
        )}
        fallo="No se pidió"
        intencion={PEDIR_CANCELACION}
        boton="Pedir aprobación"
        {...{ generales }}
      >
        <Razones de={PEDIR_CANCELACION} campo={razon} opciones={porPedir} />
        <CampoDeMotivo campo={motivo} pista="Lo lee quien aprueba. Queda en el registro." />
      </FormularioDeActo>
    </TarjetaDeActo>
  );
}

/** Form of a reason and its motive, with the answer to it alone. */
function useFormulario(id: string, respuesta: Respuesta) {
  const esEste = respuesta?.intencion === id;
  const [form, { razon, motivo }] = useForm<{ razon: string; motivo: string }>({
    id,
    lastResult: esEste ? respuesta.envio : undefined,
  });
  return { form, razon, motivo, generales: esEste ? respuesta.generales : [] };
}
