import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Form } from "~/components/Form";
import { EMPEZAR, SEGUIR } from "~/domain/rutas/formularios";
import type { EstadoDeRecorrido } from "~/domain/rutas/recorrido";
import { textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";

interface Props {
  /** True when the plan of the person includes the route; null for a visitor. */
  incluida: boolean | null;
  inicio: string;
  gracias: string;
  rutaEmpezada: { estado: EstadoDeRecorrido; avance: string; deMas?: number } | null;
}

/** Button that begins a route, goes on with it, or takes it up again. */
export function Entrada({ incluida, inicio, gracias, rutaEmpezada }: Props) {
  const { estado = null, deMas = 0 } = rutaEmpezada ?? {};
  if (incluida === false) {
    return (
      <>
        <Alert kind="advertencia">Tu plan no la incluye. Hay otras rutas que sí puedes empezar.</Alert>
        <Button href="/mi-perfil/plan" variant="secondary" wide>
          Ver mi plan
        </Button>
      </>
    );
  }
  return (
    <>
      {rutaEmpezada && <p>{rutaEmpezada.avance}</p>}
      {estado === "en-curso" && (
        <Button href={inicio} wide large>
          Continuar
        </Button>
      )}
      {estado === "terminada" && (
        <>
          {deMas > 0 && (
            <p>
              La terminaste. Después {deMas === 1 ? "se sumó un paso" : `se sumaron ${deMas} pasos`}, por si
              quieres.
            </p>
          )}
          <Button href={gracias} wide large>
            Ver lo que hiciste
          </Button>
        </>
      )}
      {estado === "en-pausa" && (
        <Form action={inicio}>
          <Button name="intencion" value={SEGUIR} wide large>
            Seguir ruta
          </Button>
        </Form>
      )}
      {incluida === null && (
        <p className={textoChico}>
          Los pasos se abren sin cuenta. Para guardar por dónde vas necesitas una: es gratis.
        </p>
      )}
      {(estado === null || estado === "dejada") && (
        <Form action={inicio}>
          <Button name="intencion" value={EMPEZAR} wide large>
            Empezar ruta
          </Button>
        </Form>
      )}
      {estado === null && (
        <p className={classNames(textoSuave, textoChico)}>
          Un paso al día, o a tu ritmo. Puedes pausarla o dejarla sin perder lo que hiciste.
        </p>
      )}
      {estado === "dejada" && (
        <p className={classNames(textoSuave, textoChico)}>La dejaste. Vuelves justo donde te quedaste.</p>
      )}
    </>
  );
}
