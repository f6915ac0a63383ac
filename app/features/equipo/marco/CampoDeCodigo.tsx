import { Button } from "~/components/Button";
import { Field } from "~/components/Field";
import { pila, textoSuave } from "~/styles/layout.css";
import { useEquipo } from "./datos";

interface Props {
  /** Id of the form, so that several forms may stand in one page. */
  de: string;
  errores?: string[] | undefined;
}

/** Proof for an act that needs a fresh one: a code of the app, or a fresh sign-in at the provider. */
export function CampoDeCodigo({ de, errores }: Props) {
  const { cuentaDe } = useEquipo();
  if (cuentaDe !== null) return <ConfirmarConCuenta {...{ de, errores, cuentaDe }} />;
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

/** The sign-in opens in another tab, so that the form keeps what was typed. */
const ConfirmarConCuenta = ({ de, errores = [], cuentaDe }: Props & { cuentaDe: string }) => (
  <div className={pila.corta}>
    <input type="hidden" name="codigo" value="cuenta" />
    {errores.map((mensaje) => (
      <p key={mensaje}>
        <strong>{mensaje}</strong>
      </p>
    ))}
    <Button
      id={`${de}-codigo`}
      href="/equipo/entrar/cuenta?confirmar"
      target="_blank"
      rel="noopener"
      variant="secondary"
    >
      Confirmar con la cuenta de {cuentaDe}
    </Button>
    <p className={textoSuave}>Se abre en otra pestaña. Después vuelve aquí y envía.</p>
  </div>
);
