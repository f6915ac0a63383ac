import { getSelectProps, useForm, type SubmissionResult } from "@conform-to/react";
import { errorsOf } from "~/components/ErrorSummary";
import { Select, type SelectOption } from "~/components/Select";
import { pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo, TarjetaDeActo } from "../marco/FormularioDeActo";

interface Props {
  monto: string;
  /** Mail that the person receives. */
  carta: { titulo: string; parrafos: string[] };
  /** Reason why this member cannot refund it now; null when they can. */
  impedimento: string | null;
  pideCodigo: boolean;
  razones: readonly SelectOption[];
  respuesta: { envio: SubmissionResult; generales: string[] } | undefined;
}

/** The refund of an order, with the mail that the person receives. */
export function DevolverDinero({ monto, carta, impedimento, pideCodigo, razones, respuesta }: Props) {
  const [form, { razon, motivo, codigo }] = useForm<{ razon: string; motivo: string; codigo: string }>({
    id: "devolver",
    lastResult: respuesta?.envio,
  });
  return (
    <TarjetaDeActo de="devolver" titulo={`Devolver ${monto}`}>
      {impedimento !== null ? (
        <p>{impedimento}</p>
      ) : (
        <FormularioDeActo
          form={form}
          errores={errorsOf([razon, "Razón"], [motivo, "Motivo"], [codigo, "Código"])}
          generales={respuesta?.generales ?? []}
          fallo="No se devolvió"
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
          {pideCodigo && <CampoDeCodigo de="devolver" errores={codigo.errors} />}
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
