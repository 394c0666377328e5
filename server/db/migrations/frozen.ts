/**
 * Each step as it was committed, by the SHA-256 of its file. A step is never edited afterwards: data somewhere were made
 * with it. Another change is another step.
 */
export const frozen: Record<string, string> = {
  '001-accounts': '05d92feeca5799dd444e50e09a7fafef2d1f87e41ad644968a6c752085c5e1b1',
  '002-progress': '4424b781b03c9cb77803e29e68138c765025e656a5fd2372fd4c05c602a9484b',
  '003-posts': '325098c2663c77acf9ebf225597acda2f99fb9067c030e7c633e146bedc9a935',
  '004-community': '2ba5032cc62163a18a188242b7af38b9adb2a028ffa427e76778ba60a89fd954',
  '005-conversations': '70c0a6ac5edbf739fecff5fb744c1e4994ac3a74ec31d23c6f3ebbfb53d4962f',
  '006-network': '8d655e1aae90e6e54eb9a46e16d04f4efc8e68dc065a416584a9af0dbc9fc48f',
  '007-hidden-members': 'a213b4bf108e6cfab7974aff1601a628be5cb62d5b4382b8e7350ea58426ff80',
  '008-once-shared': 'f3ef6484d2d4cec3c9c598c3fbf82b3234d220c2b10138a8e54813f1727f7935',
  '009-feats-and-hands': '5ee096d3e0f0b478c68bd4448a05b18bd0ff66e022f7371b7c3d1aa58b0e170c',
  '010-real-teams': '38b661a06375b979d649f149ece5b7cebf6ad25ed4635d30ac8117313c9b402d',
  '011-mutual-ties': '44caeebdc259aa97a38c7b113abdc912b4e56e5e2c6bea3332c3f2ca775391ed',
  '012-fair-posts': 'f92156e74e66707343cf7c5eab5077ef660fea423f60bfb398aaed19c578745e',
  '013-identified-leaders': 'd550cb719c873c01666b4bdb7dd4b70d7e692239f7d5a166fda919acfe77bf1b',
  '014-write-probe': '405893bdb1b8742d3c16b9dd1652df15264d85c7e45e1b5e440e5fc8a5f78340',
  '017-upkeep': '0a6aa2da4090e0ea8c6c01258a5da85e0a9098b32c60203b756fea83f0ddcdde',
  '019-name-skeleton': '363cbfa783739d5787d5b65ff8bdddd0b7f542c114499f92a794ad185c584bb0',
  '021-communities': 'de91bb7d3740d3a7072da9e9a63a8f0a9c6f8c8bba5412edbc139f865ff0563c',
  '021-kept-calls': '7ec0298b4d5566b295549b3af7d41ce2d79458c4994b81b6e918d2990c063994',
  '022-rounds': '4dabb45e2d67e1c473208495f51a8422103bbfa4cccc0d9b50924a2d8f428aa0',
  '023-practice': '0072dd2ba0349e5388a90cdba04fb13db83374616dc958dee42084c90f24c57a',
  '024-certificates': 'f3a5e3413fcbfefc13bdda66310ed20ed43674e9a3b169ba0dfb0ff0f9c51adf',
  '025-preferences': '1ace21b47060186c5cec3a3dcf05132c10d4f242bed049d2bfb2d403b867ce19',
  '026-second-day': 'f6321d55c202bcf39ddcdcf400fd44a3c2018021ad9f1784879a9e9e48784b24',
  '027-mentoring': '7556018a39db3fee42eeaf2eb771b4ab29c997d3662976e35a49333201334e5d',
  '029-trials': '7964a9cb4eef9b0e7572394f35271ade79af60d3b7d09946d18c7d4cd94e13b8',
  '030-opinions': '6dd8292ba1d2b90a34170e9ef2cc06a2a348c0048c03c34f6d6c93b9108d7bb2',
  '031-settled': '501650b29fffd72273baf6d742c49e88db4c764f7f7fdb3165cebf0b92c4964f',
  '032-turnout': '4f21f151e86e7e39281d1b45840c80993b113b40041b67289464de14f51d45ed',
};
