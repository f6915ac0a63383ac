import { getFormProps, getInputProps, useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Button } from "~/components/Button";
import { Checkbox } from "~/components/Checkbox";
import { ErrorSummary, errorsOf } from "~/components/ErrorSummary";
import { Form } from "~/components/Form";
import { Markdown, type Bloque } from "~/components/Markdown";
import { entradaSinConsentimiento } from "~/domain/consentimientos/sorteos/sorteo";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { PARTICIPAR } from "./intenciones";

const MAYOR_DE_EDAD = "Tengo 18 años o más";
const ACEPTA_BASES = "He leído y acepto las bases del sorteo";

interface Props {
  hrefDeBases: string;
  versionDeBases: string;
  ultimoEnvio?: SubmissionResult | undefined;
  generales?: string[] | undefined;
  basesNuevas: Bloque[] | null;
}

/** Form to enter the prize draw for free, without consent to advertising. */
export function FormularioDeEntrada({
  hrefDeBases,
  versionDeBases,
  ultimoEnvio,
  generales,
  basesNuevas,
}: Props) {
  const [form, campos] = useForm({
    lastResult: ultimoEnvio,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: entradaSinConsentimiento }),
    shouldValidate: "onSubmit",
    shouldRevalidate: "onInput",
  });
  return (
    <Form {...getFormProps(form)} className={pila.media}>
      <h2>Participa sin aceptar publicidad</h2>
      <p className={textoSuave}>
        Tienes la misma posibilidad de ganar que quien acepta recibir novedades. Usaremos tus datos solo para
        el sorteo.
      </p>
      <ErrorSummary
        errors={errorsOf([campos.mayorDeEdad, MAYOR_DE_EDAD], [campos.aceptaBases, ACEPTA_BASES])}
        general={[...(generales ?? []), ...(campos.versionDeBases.errors ?? [])]}
      />
      {basesNuevas && (
        <section className={pila.media} aria-label="Bases vigentes">
          <Markdown bloques={basesNuevas} />
        </section>
      )}
      {/* Hidden field with the version of the rules in force, even when the form was sent with an older version. */}
      <input type="hidden" name={campos.versionDeBases.name} value={versionDeBases} />
      <Checkbox
        label={MAYOR_DE_EDAD}
        errors={campos.mayorDeEdad.errors}
        {...getInputProps(campos.mayorDeEdad, { type: "checkbox", value: "1" })}
      />
      <Checkbox
        label={ACEPTA_BASES}
        hint={
          <a href={hrefDeBases} className={enlaceSuelto}>
            Leer las bases
          </a>
        }
        errors={campos.aceptaBases.errors}
        {...getInputProps(campos.aceptaBases, { type: "checkbox", value: "1" })}
        // Accepting an older version of the rules does not accept the present one, so the box is empty again.
        {...(basesNuevas && { defaultChecked: false })}
      />
      <Button name="intencion" value={PARTICIPAR} large>
        Participar
      </Button>
    </Form>
  );
}
