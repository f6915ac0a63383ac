import { Button } from "~/components/Button";
import { Illustration } from "~/components/Illustration";
import { MENSAJE_DE_MUCHA_GENTE } from "~/domain/shared/fallo";
import {
  type EnvioPerdido,
  MotivoDeEsperaContext,
  ReintentoContext,
  useEnvioPerdido,
} from "~/shell/marco/contexto";
import { TEXTO_DE_ERROR_DE_SERVICIO, TITULO_DE_ERROR_DE_SERVICIO } from "~/shell/marco/ErrorDeServicioModal";
import { contactoDe, useRaiz } from "~/shell/marco/marca";
import { useContext } from "react";
import * as css from "./errores.css";

/** Service error modal (specification § 2) as a page of its own. `codigo` finds the error in the log. */
export function ErrorDeServicio({ codigo }: { codigo?: string | undefined }) {
  const { marca } = useRaiz();
  const envio = useEnvioPerdido();
  const reintento = useContext(ReintentoContext);
  const hayMuchaGente = useContext(MotivoDeEsperaContext) === "mucha-gente";
  const contacto = contactoDe(
    marca,
    codigo ? `Hola, tuve un error de servicio. Código: ${codigo}` : "Hola, tuve un error de servicio.",
  );
  return (
    <div className={css.error}>
      <Illustration name="servicio-caido" />
      <h1>{hayMuchaGente ? MENSAJE_DE_MUCHA_GENTE.titulo : TITULO_DE_ERROR_DE_SERVICIO}</h1>
      <p className={css.texto}>{hayMuchaGente ? MENSAJE_DE_MUCHA_GENTE.texto : TEXTO_DE_ERROR_DE_SERVICIO}</p>
      {codigo && (
        <p className={css.texto}>
          Código de soporte: <code className={css.codigo}>{codigo}</code>
        </p>
      )}
      {envio?.siFalla && <p className={css.texto}>{envio.siFalla}</p>}
      {envio && <EnviarOtraVez {...envio} />}
      <div className={css.caminos}>
        {reintento && <Button href={reintento}>Volver a intentarlo</Button>}
        <Button href={envio?.action ?? "/"} variant={envio || reintento ? "secondary" : "primary"}>
          {envio ? "Entendido" : "Ir al inicio"}
        </Button>
        {contacto && (
          <Button href={contacto.href} variant="secondary" rel="noreferrer">
            {contacto.texto}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Button that sends a failed form again. The typed text stays in the page. */
function EnviarOtraVez({ action, campos }: EnvioPerdido) {
  return (
    <form method="post" action={action} className={css.caminos}>
      {campos.map(([nombre, valor], indice) => (
        <input key={indice} type="hidden" name={nombre} value={valor} />
      ))}
      <p className={css.texto}>
        Lo que escribiste sigue aquí. No guardamos contraseñas ni códigos: si los pedimos, escríbelos de
        nuevo.
      </p>
      <Button>Volver a intentarlo</Button>
    </form>
  );
}
