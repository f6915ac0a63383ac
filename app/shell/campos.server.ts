/** The fields of a body, which may be read again; as they came, whoever sent them. */
export const camposDe = async (request: Request): Promise<FormData> => request.clone().formData();
