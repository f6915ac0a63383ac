import { getFormProps, getSelectProps, useForm } from "@conform-to/react";
import { errorsOf } from "~/components/ErrorSummary";
import { Select, type SelectOption } from "~/components/Select";
import { pila, textoSuave } from "~/styles/layout.css";
import { PedirAprobacion, type Respuesta } from "../aprobaciones/PedirAprobacion";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";
import { DEVOLVER, PEDIR_DEVOLUCION } from "./intenciones";

interface Props {
  monto: string;
  /** Mail that the person receives. */
  carta: { titulo: string; parrafos: string[] };
  /** Reason why this member cannot refund it now; null when they can. */
  impedimento: string | null;
  pideCodigo: boolean;
  razones: readonly SelectOption[];
  /** True when the member may ask Finanzas for the refund. */
  sePide: boolean;
  respuesta: Respuesta;
}

/** The refund of an order, with the mail that the person receives. */
export function DevolverDinero({ monto, carta, impedimento, sePide, pideCodigo, razones, respuesta }: Props) {
  const esEste = respuesta?.intencion === DEVOLVER;
  const [form, { razon, motivo, codigo }] = useForm<{ razon: string; motivo: string; codigo: string }>({
    id: DEVOLVER,
    lastResult: esEste ? respuesta.envio : undefined,
  });
  return (
    <TarjetaDeActo de={DEVOLVER} titulo={`Devolver ${monto}`}>
      {impedimento !== null ? (
        <>
          <p>{impedimento}</p>
          {sePide && <PedirAprobacion intencion={PEDIR_DEVOLUCION} respuesta={respuesta} />}
        </>
      ) : (
        <FormularioDeActo
          form={getFormProps(form)}
          errores={errorsOf([razon, "Razón"], [motivo, "Motivo"], [codigo, "Código"])}
          generales={esEste ? respuesta.generales : []}
          fallo="No se devolvió"
          intencion={DEVOLVER}
          boton="Devolver dinero"
        >
          <Select
            label="Razón"
            empty="Elige"
            options={razones}
            errors={razon.errors}
            {...getSelectProps(razon)}
            required
          />
          <CampoDeMotivo campo={motivo} pista="Con tus palabras. Queda en el registro." />
          {pideCodigo && <CampoDeCodigo de={DEVOLVER} errores={codigo.errors} />}
          <div className={pila.junta}>
            <p className={textoSuave}>La persona recibirá este correo:</p>
            <blockquote>
              <p>
                <strong>{carta.titulo}</strong>
              </p>
              {carta.parrafos.map((parrafo) => (
                <p key={parrafo}>{parrafo}</p>
              ))}
            </blockquote>
          </div>
        </FormularioDeActo>
      )}
    </TarjetaDeActo>
  );
}
