import { Field } from "~/components/Field";

interface Props {
  /** Id of the form, so that several forms may stand in one page. */
  de: string;
  errores?: string[] | undefined;
}

/** Code of the app, for an act that needs a fresh proof. */
export function CampoDeCodigo({ de, errores }: Props) {
  return (
    <Field
      id={`${de}-codigo`}
      name="codigo"
      label="Código de tu aplicación"
      hint="Confirma que eres tú."
      errors={errores}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={10}
      required
    />
  );
}
