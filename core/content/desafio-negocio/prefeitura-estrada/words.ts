export const people =
  'aluno*|crianca*|criansa*|estudante*|menino*|familia*|pessoa*|produtor*|morador*|gente|doente*|idoso*|gestante*|vaca*';
