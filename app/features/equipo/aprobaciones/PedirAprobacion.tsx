import { getFormProps, useForm, type FieldMetadata, type SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { errorsOf } from "~/components/ErrorSummary";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import { CampoDeMotivo, FormularioDeActo } from "../marco/FormularioDeActo";

type Campos = Record<string, string> & { motivo: string; codigo: string };
export type CampoDe = (nombre: string) => FieldMetadata<string>;
export type Respuesta =
  { intencion: string | null; envio: SubmissionResult; generales: string[] } | undefined;

interface Props {
  /** Value of `intencion`, and id of the form. */
  intencion: string;
  respuesta: Respuesta;
  /** Names of the fields before the reason, by their field. */
  nombres?: Readonly<Record<string, string>>;
  boton?: string;
  pideCodigo?: boolean;
  /** Fields before the reason. */
  campos?: (campo: CampoDe) => ReactNode;
  children?: ReactNode;
}

/** Form with a reason, by which a member asks for an approval or does a small act alone. */
export function PedirAprobacion({
  intencion,
  respuesta,
  nombres = {},
  boton = "Pedir aprobación",
  pideCodigo = false,
  campos,
  children,
}: Props) {
  const esEste = respuesta?.intencion === intencion;
  const [form, deForm] = useForm<Campos>({ id: intencion, lastResult: esEste ? respuesta.envio : undefined });
  const campo: CampoDe = (nombre) => deForm[nombre] as FieldMetadata<string>;
  return (
    <FormularioDeActo
      form={getFormProps(form)}
      errores={errorsOf(
        ...Object.entries({ ...nombres, motivo: "Motivo", codigo: "Código" }).map(
          ([nombre, dicho]) => [campo(nombre), dicho] as const,
        ),
      )}
      generales={esEste ? respuesta.generales : []}
      fallo="No se hizo"
      {...{ intencion, boton }}
    >
      {children}
      {campos?.(campo)}
      <CampoDeMotivo campo={campo("motivo")} pista="Con tus palabras. Queda en el registro." />
      {pideCodigo && <CampoDeCodigo de={intencion} errores={campo("codigo").errors} />}
    </FormularioDeActo>
  );
}
