import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { RECHAZOS_DE_REGISTRO, type RechazoDeRegistro } from "~/domain/cuentas/registro/registro";
import { fila, pila } from "~/styles/layout.css";

interface Props {
  rechazo: RechazoDeRegistro | null;
  hrefDeEntrada: string;
  hrefDeCondiciones: string;
  hrefDeDocumento: string;
}

type Salida = { texto: string; href: string };

/** Ways on for a sign-up that cannot end here. The person has proven the mail, so the reason may be told. */
export function YaRegistrado({ rechazo, hrefDeEntrada, hrefDeCondiciones, hrefDeDocumento }: Props) {
  const entrar = { texto: "Iniciar sesión", href: hrefDeEntrada };
  const recuperar = { texto: "Recuperar mi contraseña", href: "/recuperar-clave" };
  const SALIDAS: Partial<Record<RechazoDeRegistro, Salida[]>> = {
    "correo-registrado": [entrar, recuperar],
    "correo-y-documento-registrados": [entrar, recuperar],
    "ya-eres-cliente": [
      { texto: "Entrar con mi acceso de asegurado", href: "/iniciar-sesion/rimac" },
      recuperar,
    ],
    // These links are the same for every error: they must not reveal whose a document is.
    "datos-no-disponibles": [entrar, recuperar, { texto: "Revisar mis datos", href: hrefDeDocumento }],
    "condiciones-nuevas": [{ texto: "Ver las condiciones", href: hrefDeCondiciones }],
    "registro-vencido": [{ texto: "Empezar de nuevo", href: "/registro" }],
  };
  const salidas = rechazo && SALIDAS[rechazo];
  if (!salidas) return null;
  return (
    <Alert kind="advertencia" role="alert" title={RECHAZOS_DE_REGISTRO[rechazo].mensaje}>
      <div className={pila.corta}>
        <div className={fila.corta}>
          {salidas.map(({ texto, href }, indice) => (
            <Button key={href} href={href} variant={indice === 0 ? "primary" : "secondary"}>
              {texto}
            </Button>
          ))}
        </div>
      </div>
    </Alert>
  );
}
